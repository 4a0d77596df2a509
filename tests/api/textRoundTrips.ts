import { expect } from 'vitest'
import type { OpenAccountSchema } from '../../src/schemas/accountSchema/accountSchema'
import type { UserAccount } from '../../src/schemas/accounts/buildUserForm'
import type { ApplicationDetails } from '../../src/schemas/applications/application'
import { cleanText, isBlankText } from '../../src/schemas/fields/cleanText'
import type { UserSettings } from '../../src/schemas/settings/userSettings'
import type { VacancyDetail, VacancyLists } from '../../src/schemas/vacancies/vacancy'
import { operations } from './matrix'
import type { Actor, World } from './matrixWorld'
import type { TestServer } from './testServer'

interface Tools {
  server: TestServer
  world: World
}

const getTokenOption = ({ world: matrixWorld }: Tools, actor: Actor) => ({
  token: matrixWorld.tokens[actor] ?? '',
})
const fetchBody = async <Body>(tools: Tools, path: string, actor: Actor) =>
  (await tools.server.call<Body>(path, getTokenOption(tools, actor))).body

/** Stores a text and reads it back. @returns the values by place; undefined if it was refused, which requires a 422 */
export type Trip = (tools: Tools, text: string, at: number) => Promise<Record<string, string> | undefined>

/** Returns `text` if the API returned its cleaned form, because texts are stored cleaned; otherwise what it returned. */
const normalizeReturned = (returnedText: string, text: string) =>
  returnedText === cleanText(text) ? text : returnedText

/** Returns whether every field must accept the text, unless it is too long. */
export function isAcceptedEverywhere(text: string): boolean {
  return !isBlankText(text) && text.trim() === text && !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}

async function saveUnlessRefused(
  { server }: Tools,
  method: string,
  path: string,
  body: object,
  headers: object,
): Promise<boolean> {
  const { status } = await server.call(path, { method, body, ...headers })
  if (status !== 422) expect([path, body, status < 300]).toEqual([path, body, true])
  return status < 300
}

export const submissionTrip: Trip = async (tools, text, at) => {
  const { server, world: matrixWorld } = tools
  const body = { ...matrixWorld.of.harbour.submission, surname: text, email: `trip.${at}@example.org` }
  const submission = await server.call<{ id: number }>('/api/submittedapplications', {
    ...getTokenOption(tools, 'the guest who submitted'),
    body,
  })
  if (submission.status === 422) return undefined
  expect([text, submission.status]).toEqual([text, 201])
  const details = await fetchBody<ApplicationDetails>(
    tools,
    `/api/applicationDetails/${submission.body.id}`,
    'the administrator',
  )
  const items = details.sections.flatMap((section) => section.items)
  const surname = items.find(({ label }) => label === 'Last Name')?.answer ?? ''
  return { surname: normalizeReturned(surname, text) }
}

export const settingsTrip: Trip = async (tools, text) => {
  const { world: matrixWorld } = tools
  const knownBody = await operations['PUT /api/userSettings']?.send(matrixWorld, 'harbour', 1)
  const body = { ...(knownBody?.body as object), privacyLinkLabel: text }
  if (
    !(await saveUnlessRefused(
      tools,
      'PUT',
      '/api/userSettings',
      body,
      getTokenOption(tools, 'the administrator'),
    ))
  )
    return undefined
  const { privacyLinkLabel } = await fetchBody<UserSettings>(tools, '/api/userSettings', 'the administrator')
  return { privacyLinkLabel: normalizeReturned(privacyLinkLabel ?? '', text) }
}

export const accountTrip: Trip = async (tools, text) => {
  const { world: matrixWorld } = tools
  const path = `/api/users/${matrixWorld.of.meridian.accountId}`
  const knownBody = await fetchBody<UserAccount>(tools, path, 'the SuperUser')
  const body = { ...knownBody, company: text, seekAdvertiserId: text, privacyLinkLabel: null }
  if (!(await saveUnlessRefused(tools, 'PUT', path, body, getTokenOption(tools, 'the SuperUser'))))
    return undefined
  const { company, seekAdvertiserId } = await fetchBody<UserAccount>(tools, path, 'the SuperUser')
  return {
    company: normalizeReturned(company, text),
    seekAdvertiserId: normalizeReturned(seekAdvertiserId ?? '', text),
  }
}

export const schemaTrip: Trip = async (tools, text) => {
  const { world: matrixWorld } = tools
  const path = `/api/users/${matrixWorld.of.meridian.accountId}/schema`
  const { catalogue, nextFieldId } = await fetchBody<OpenAccountSchema>(tools, path, 'the SuperUser')
  const options = [{ label: text, value: text }]
  const field = { id: nextFieldId, type: 'select', label: text, notes: text, options }
  const body = { customFields: [field], catalogue }
  if (!(await saveUnlessRefused(tools, 'PUT', path, body, getTokenOption(tools, 'the SuperUser'))))
    return undefined
  const [storedField] = (await fetchBody<OpenAccountSchema>(tools, path, 'the SuperUser')).customFields
  const [option] = storedField?.options ?? []
  const { label = '', notes = '' } = storedField ?? {}
  return { label, notes, optionLabel: option?.label ?? '', optionValue: option?.value ?? '' }
}

export const vacancyTrip: Trip = async (tools, text, at) => {
  const { server, world: matrixWorld } = tools
  const code = `TRIP-${at}`
  const options = [{ label: text, value: text }]
  const questions = [{ text, notes: text, controlType: 'ddl', isRequired: false, options }]
  const texts = { name: text, summary: text, salaryAddText: text, location: text, department: text }
  const body = {
    ...matrixWorld.vacancy,
    ...texts,
    code,
    requirements: [{ name: text, description: text, isRequired: false }],
    screeningQuestions: [{ name: text, questions }],
    attachments: matrixWorld.vacancy.attachments.map((file) => ({ ...file, description: text })),
  }
  const headers = { headers: { 'x-api-key': matrixWorld.keys.harbour } }
  const saved = await server.call<{ id: number }>(`/api/backoffice/vacancies/${code}`, {
    method: 'PUT',
    body,
    ...headers,
  })
  if (saved.status === 422) return undefined
  expect([text, saved.status]).toEqual([text, 201])
  const path = `/api/vacancies/${saved.body.id}`
  const detail = await fetchBody<VacancyDetail>(tools, path, 'another guest')
  const [group] = await fetchBody<VacancyLists['screeningQuestions']>(
    tools,
    `${path}/screeningquestions`,
    'another guest',
  )
  const [requirement] = await fetchBody<VacancyLists['requirements']>(
    tools,
    `${path}/requirements`,
    'another guest',
  )
  const [question] = group?.questions ?? []
  const { name, summary, salaryAddText, location, department } = detail
  const returnedTexts = {
    ...{ name, summary, salaryAddText, location, department },
    document: detail.attachments[0]?.description ?? '',
    ...{ group: group?.name ?? '', question: question?.text ?? '', notes: question?.notes ?? '' },
    ...{ option: question?.options[0]?.value ?? '', requirement: requirement?.description ?? '' },
  }
  return Object.fromEntries(
    Object.entries(returnedTexts).map(([place, returnedText]) => [
      place,
      normalizeReturned(returnedText, text),
    ]),
  )
}
