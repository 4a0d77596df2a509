import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../server/db/openDatabase'
import { createApiKey } from '../../server/modules/apiKeys/apiKeys.service'
import { findClient } from '../../server/modules/clients/clients.repository'
import type { OpenAccountSchema } from '../../src/schemas/accountSchema/accountSchema'
import type { ApplicationDetails, Problem } from '../../src/schemas/applications/application'
import type { FormValues } from '../../src/schemas/fields/fieldValue'
import { type BuiltForm, getFieldUi } from '../../src/schemas/forms/builtForm'
import type { CustomField } from '../../src/schemas/settings/userSettings'
import { composeSubmission } from '../../src/schemas/submission/composeSubmission'
import type { ScreeningQuestionGroup } from '../../src/schemas/vacancies/vacancy'
import type { QuestionPayload } from '../../src/schemas/vacancies/vacancyPayload'
import { createPlainVacancy } from '../fixtures/plainVacancy'
import { answerForm } from './applicationFixture'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let master: string
let guest: string
let key: string
let accountId: number

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  master = await server.signIn('master', 'master-demo-1', 'admin')
  guest = await server.guest('meridian')
  const { body } = await server.call<{ id: number; clientCode: string }[]>('/api/users', { token: master })
  accountId = body.find(({ clientCode }) => clientCode === 'meridian')?.id ?? 0
  const db = openDatabase(server.database.url)
  key = await createApiKey(db, (await findClient(db, 'meridian'))?.id ?? 0, 'test', new Date())
  await db.destroy()
})
afterAll(() => server.stop())

const boat: CustomField = {
  id: 600,
  type: 'radio',
  label: 'Do you have a boat?',
  options: [
    { label: 'Yes', value: 'Y' },
    { label: 'No', value: 'N' },
  ],
}
const length: CustomField = {
  id: 601,
  type: 'number',
  label: 'How long is it?',
  rules: { minimum: 2 },
  section: 'Your boat',
  width: 'full',
  value: '5',
  visibleWhen: { all: [{ field: 'custom-600', equals: 'Y' }] },
}
const mooring: CustomField = {
  id: 602,
  type: 'text',
  label: 'Where does it lie?',
  rules: { characters: 'letters' },
  section: 'Your boat',
  visibleWhen: { all: [{ field: 'custom-600', equals: 'Y' }] },
  requiredWhen: { any: [{ field: 'custom-601', greaterThan: 10 }] },
}
const start: CustomField = {
  id: 603,
  type: 'date',
  label: 'First day at sea',
  rules: { earliest: 'today+14', latest: '2099-12-31' },
}

const saveSchema = async (customFields: unknown[]) => {
  const open = await server.call<OpenAccountSchema>(`/api/users/${accountId}/schema`, { token: master })
  return server.call<OpenAccountSchema & Problem>(`/api/users/${accountId}/schema`, {
    method: 'PUT',
    token: master,
    body: { customFields, catalogue: open.body.catalogue },
  })
}
const putVacancy = (questions: QuestionPayload[], code = 'LOGIC-1') =>
  server.call<{ id: number } & Problem>(`/api/backoffice/vacancies/${code}`, {
    method: 'PUT',
    headers: { 'x-api-key': key },
    body: createPlainVacancy(code, { screeningQuestions: [{ name: 'About you', questions }] }),
  })
const getForm = async (id: number) =>
  (await server.call<BuiltForm>(`/api/vacancies/${id}/form`, { token: guest })).body
let applicationCount = 0
/** Applies with these answers in addition to the required ones. */
const apply = async (id: number, more: FormValues) => {
  const form = await getForm(id)
  const path = `/api/vacancies/${id}/screeningquestions`
  const screeningQuestions = (await server.call<ScreeningQuestionGroup[]>(path, { token: guest })).body
  applicationCount += 1
  const values = { ...answerForm(form, `logic${applicationCount}@example.org`), ...more }
  const body = composeSubmission(form, values, { id, screeningQuestions })
  // Sends values of hidden fields as well: the server decides whether to store them.
  for (const [name, value] of Object.entries(more)) {
    const fieldId = Number(/^custom-(\d+)$/.exec(name)?.[1] ?? 0)
    if (fieldId > 0 && !body.customFields.some((field) => field.id === fieldId))
      body.customFields.push({ id: fieldId, answer: String(value) })
  }
  return server.call<{ id: number } & Problem>('/api/submittedapplications', { token: guest, body })
}
const readAnswerLabels = async (id: number) => {
  const token = await server.admin('meridian')
  const { body } = await server.call<ApplicationDetails>(`/api/applicationDetails/${id}`, { token })
  return body.sections.flatMap(({ title, items }) => items.map(({ label }) => `${title}: ${label}`))
}

describe('[JD-07] conditional custom fields', () => {
  let id: number
  beforeAll(async () => {
    expect((await saveSchema([boat, length, mooring, start])).body.errors).toBeUndefined()
    id = (await putVacancy([])).body.id
  })

  test('are in the form with their conditions, below their heading', async () => {
    const form = await getForm(id)
    expect(form.uiSchema['ui:sections'].find(({ title }) => title === 'Your boat')?.fields).toEqual([
      'custom-601',
      'custom-602',
    ])
    expect(getFieldUi(form, 'custom-601')['ui:options']).toMatchObject({
      width: 'full',
      visibleWhen: length.visibleWhen,
    })
    expect(form.initialValues['custom-601']).toBe('5')
    expect(form.schema.properties['custom-603']).toMatchObject({ dayMinimum: 'today+14' })
  })

  test('hidden answers are not stored, even if they are sent', async () => {
    const sent = await apply(id, { 'custom-600': 'N', 'custom-601': '12', 'custom-602': '' })
    expect(sent.status).toBe(201)
    const labels = await readAnswerLabels(sent.body.id)
    expect(labels).toContain('A few more questions: Do you have a boat?')
    expect(labels.join()).not.toContain('Your boat')
  })

  test('visible answers are validated, and required while their condition holds', async () => {
    const applyWithBoat = (metres: string, place: string) =>
      apply(id, { 'custom-600': 'Y', 'custom-601': metres, 'custom-602': place })
    expect((await applyWithBoat('12', '')).body.errors).toEqual([
      { path: '/custom-602', message: 'A response is required' },
    ])
    expect((await applyWithBoat('1', 'Pier 7')).body.errors).toEqual([
      { path: '/custom-601', message: 'The number must be 2 or more' },
      { path: '/custom-602', message: 'Letters only, please' },
    ])
    const sent = await applyWithBoat('12', 'North quay')
    expect(sent.status).toBe(201)
    expect(await readAnswerLabels(sent.body.id)).toContain('Your boat: Where does it lie?')
  })

  test('a day before the earliest or after the latest one is rejected', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const errors = (await apply(id, { 'custom-603': day(5) })).body.errors
    expect(errors).toEqual([{ path: '/custom-603', message: expect.stringMatching(/^Must be .* or later$/) }])
    expect((await apply(id, { 'custom-603': '2100-01-01' })).body.errors).toEqual([
      { path: '/custom-603', message: 'Must be 31 Dec 2099 or earlier' },
    ])
    expect((await apply(id, { 'custom-603': day(20) })).status).toBe(201)
  })
})

test.each<[string, Partial<CustomField>, string]>([
  ['depends on an unknown field', { visibleWhen: { field: 'custom-9999', equals: 'x' } }, '/visibleWhen'],
  ['depends on itself', { visibleWhen: { field: 'custom-601', isFilled: true } }, '/visibleWhen'],
  [
    'compares the choice of another field as a number',
    { requiredWhen: { field: 'custom-600', greaterThan: 1 } },
    '/requiredWhen',
  ],
  ['has a text as the initial value of a number', { value: 'long' }, '/value'],
  ['has an earliest day although it is a number', { rules: { earliest: 'today' } }, '/rules/earliest'],
  ['allows only letters although it is a number', { rules: { characters: 'letters' } }, '/rules/characters'],
])('[JD-07] a field that %s is refused', async (_, more, path) => {
  const { status, body } = await saveSchema([boat, { ...length, visibleWhen: undefined, ...more }])
  expect([status, body.errors?.map((error) => error.path)]).toEqual([422, [`/customFields/1${path}`]])
})

test('[JD-07] circular conditions are rejected with the names of the fields', async () => {
  const { status, body } = await saveSchema([
    { ...boat, visibleWhen: { field: 'custom-601', isFilled: true } },
    length,
  ])
  const message = 'These fields depend on each other: “Do you have a boat?”, “How long is it?”'
  expect([status, body.errors?.[0]]).toEqual([422, { path: '/customFields/0/visibleWhen', message }])
})

test('[AP-06] a secret answer is revealed to an administrator on request, and the access is audited', async () => {
  const secret: CustomField = { id: 610, type: 'password', label: 'Agreed word' }
  const phone: CustomField = { id: 611, type: 'tel', label: 'Call us at' }
  const quiet: CustomField = { id: 612, type: 'hidden', label: 'Where from', value: 'form of {vacancyCode}' }
  expect((await saveSchema([secret, phone, quiet])).status).toBe(200)
  const { id } = (await putVacancy([], 'LOGIC-4')).body
  expect((await getForm(id)).initialValues['custom-612']).toBe('form of LOGIC-4')
  expect((await apply(id, { 'custom-611': 'hello' })).body.errors).toEqual([
    { path: '/custom-611', message: 'Must be a phone number' },
  ])
  const sent = await apply(id, { 'custom-610': 'sesame', 'custom-611': '0293744000' })
  expect(sent.status).toBe(201)
  const token = await server.admin('meridian')
  const { body } = await server.call<ApplicationDetails>(`/api/applicationDetails/${sent.body.id}`, { token })
  const items = body.sections.flatMap((section) => section.items)
  expect(items).toContainEqual({ label: 'Agreed word', answer: '••••••••', secret: '/custom-610' })
  expect(items).toContainEqual({ label: 'Call us at', answer: '(02) 9374 4000' })
  const revealSecret = (path: string, by = token) =>
    server.call<{ answer: string }>(`/api/applicationDetails/${sent.body.id}/secrets`, {
      token: by,
      body: { path },
    })
  expect(await revealSecret('/custom-610')).toMatchObject({ status: 200, body: { answer: 'sesame' } })
  expect((await revealSecret('/custom-611')).status).toBe(404)
  expect((await revealSecret('/email')).status).toBe(404)
  expect((await revealSecret('/custom-610', await server.admin('harbour'))).status).toBe(404)
  const audit = await server.call('/api/audit', { token })
  const subject = `application:${sent.body.id} answer:/custom-610`
  expect(JSON.stringify(audit.body).split(subject)).toHaveLength(2)
})

describe('[API-10] conditional questions of a vacancy', () => {
  const licence: QuestionPayload = {
    name: 'licence',
    text: 'Do you sail?',
    controlType: 'cbx',
    isRequired: false,
  }
  const since: QuestionPayload = {
    name: 'since',
    text: 'Since when?',
    controlType: 'dte',
    isRequired: true,
    latest: 'today',
    visibleWhen: { field: 'licence', equals: true },
  }
  const abn: QuestionPayload = {
    name: 'abn',
    text: 'Your ABN',
    controlType: 'txt',
    isRequired: false,
    characters: 'abn',
    width: 'half',
    defaultValue: '51 824 753 556',
    requiredWhen: { any: [{ field: 'since', before: '2020-01-01' }] },
  }

  test('refer to other questions by name, and are validated while their condition holds', async () => {
    const { id } = (await putVacancy([licence, since, abn], 'LOGIC-2')).body
    const form = await getForm(id)
    const [sails, day, number] = form.uiSchema['ui:order'].filter((one) => one.startsWith('question-'))
    if (!sails || !day || !number) throw new Error('The questions are not asked.')
    expect(getFieldUi(form, day)['ui:options'].visibleWhen).toEqual({ field: sails, equals: true })
    expect(form.initialValues[number]).toBe('51 824 753 556')
    const errors = async (values: FormValues) => (await apply(id, values)).body.errors
    const required = (path: string) => [{ path: `/${path}`, message: 'A response is required' }]
    expect(await errors({ [sails]: true })).toEqual(required(day))
    expect(await errors({ [sails]: true, [day]: '2001-01-01' })).toEqual(required(number))
    expect(await errors({ [sails]: true, [day]: '2001-01-01', [number]: '51 824 753 557' })).toEqual([
      { path: `/${number}`, message: 'Must be a valid ABN, of 11 digits' },
    ])
    expect((await apply(id, { [sails]: false, [day]: '2001-01-01' })).status).toBe(201)
  })

  test.each<[string, QuestionPayload, string, string]>([
    [
      'an unknown question',
      { ...since, visibleWhen: { field: 'gone', equals: 'x' } },
      '/visibleWhen',
      'There is no field “gone”',
    ],
    [
      'a comparison that does not fit the question',
      { ...since, visibleWhen: { all: [{ field: 'licence', contains: 'x' }] } },
      '/visibleWhen',
      'This comparison doesn’t work for “Do you sail?”',
    ],
    ['an invalid day', { ...since, latest: 'soon' }, '/latest', expect.stringContaining('today+14')],
    [
      'a minimum for a text',
      { ...abn, minimum: 3, requiredWhen: undefined } as never,
      '/minimum',
      'Only for numbers',
    ],
    [
      'a condition on a question that has an alternative',
      { ...since, alternative: 'licence' },
      '/visibleWhen',
      'A question with an alternative is always asked',
    ],
  ])('are refused with %s', async (_, question, path, message) => {
    const { status, body } = await putVacancy([licence, question], 'LOGIC-3')
    expect([status, body.errors]).toEqual([
      422,
      [{ path: `/screeningQuestions/0/questions/1${path}`, message }],
    ])
  })

  test('with a condition of an unknown shape are rejected with its path', async () => {
    const { status, body } = await putVacancy([{ ...since, visibleWhen: { field: 7 } } as never], 'LOGIC-3')
    expect(status).toBe(422)
    expect(body.errors?.[0]?.path).toMatch(/^\/screeningQuestions\/0\/questions\/0\/visibleWhen/)
  })
})
