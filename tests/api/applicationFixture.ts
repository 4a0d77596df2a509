import type { SubmissionBody, SubmissionReceipt } from '../../src/schemas/applications/application'
import type { FieldValue, FormValues } from '../../src/schemas/fields/fieldValue'
import { type BuiltForm, getFieldUi } from '../../src/schemas/forms/builtForm'
import { type Fields, getFieldKind, getGroup } from '../../src/schemas/forms/fieldGroup'
import { composeSubmission } from '../../src/schemas/submission/composeSubmission'
import type { VacancyListItem } from '../../src/schemas/vacancies/vacancy'
import { expectOk } from './apiClient'
import type { TestServer } from './testServer'

/** What an applicant without a browser needs: the vacancy, its form, and valid answers as form values and as a body. */
export interface ApplicationFixture {
  vacancyId: number
  form: BuiltForm
  values: FormValues
  body: SubmissionBody
}

/** Reads a vacancy's form from the API and creates valid answers. */
export async function createApplicationFixture(
  server: Pick<TestServer, 'client'>,
  token: string,
  vacancyId: number,
  email = 'sam.tester@example.org',
): Promise<ApplicationFixture> {
  const api = server.client(token)
  const params = { path: { id: vacancyId } }
  const form = (await expectOk(api.GET('/api/vacancies/{id}/form', { params }))) as unknown as BuiltForm
  const screeningQuestions = await expectOk(api.GET('/api/vacancies/{id}/screeningquestions', { params }))
  const values = answerForm(form, email)
  const body = composeSubmission(form, values, { id: vacancyId, screeningQuestions })
  return { vacancyId, form, values, body }
}

/** Returns answers to the required fields that are always visible. */
export function answerForm(form: BuiltForm, email: string): FormValues {
  return { ...createValidAnswers(form), email }
}

function createValidAnswers(form: Fields): FormValues {
  const values: FormValues = {}
  for (const key of form.uiSchema['ui:order']) {
    const { required, visibleWhen } = getFieldUi(form, key)['ui:options']
    const group = getGroup(form, key)
    if (group && !group.repeats) values[key] = createValidAnswers(group.fields)
    else if (required && !visibleWhen)
      values[key] = group
        ? Array.from({ length: group.min }, () => createValidAnswers(group.fields))
        : createAnswer(form, key)
  }
  return values
}

function createAnswer(form: Fields, key: string): FieldValue {
  const { choices, rules } = getFieldUi(form, key)['ui:options']
  const sample = getFieldKind(form, key)?.sample(choices ?? [])
  return typeof sample === 'string' && !choices ? sample.padEnd(rules.min ?? 0, '.') : sample
}

/** Returns the vacancies that the client of the token advertises. */
export async function fetchVacancies(
  server: Pick<TestServer, 'client'>,
  token: string,
): Promise<VacancyListItem[]> {
  return expectOk(server.client(token).GET('/api/vacancies'))
}

/** Submits an application and returns the receipt. @throws Error with status and problem if it is refused */
export async function submit(
  server: Pick<TestServer, 'client'>,
  token: string,
  body: SubmissionBody,
): Promise<SubmissionReceipt> {
  return expectOk(server.client(token).POST('/api/submittedapplications', { body }))
}

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')

/** Creates a multipart body with one file for each field key. */
export function createUploadBody(
  files: Record<string, { name: string; bytes: Uint8Array; type?: string }>,
): FormData {
  const form = new FormData()
  for (const [key, { name, bytes, type = 'application/pdf' }] of Object.entries(files)) {
    form.append(key, new File([new Uint8Array(bytes)], name, { type }))
  }
  return form
}
