import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenAccountSchema } from '../../src/schemas/accountSchema'
import type { ApplicationDetails } from '../../src/schemas/application'
import type { UserAccount } from '../../src/schemas/userAccount'
import type { UserSettings } from '../../src/schemas/userSettings'
import type { VacancyDetail, VacancyLists } from '../../src/schemas/vacancy'
import { samsProfile } from '../marketplace/samsProfile'
import { startMarketplace, type TestMarketplace } from '../marketplace/startMarketplace'
import { pdf } from './applicationFixture'
import { naughtyTexts } from './generated/naughtyTexts'
import { operations } from './matrix'
import { makeWorld, matrixSecret, type World } from './matrixWorld'
import { startTestServer, type TestServer } from './testServer'

/** FOYER_RUNS sets how many texts are made up besides the list of naughty ones; FOYER_SEED says others. */
const runs = Number(process.env.FOYER_RUNS ?? 25)
const seed = Number(process.env.FOYER_SEED ?? 2026)
const atOnce = 8
const made = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
)
/** The suite takes a part of the long list, and all of its end, which is ours. */
const naughty = runs < 200 ? naughtyTexts.filter((_text, at) => at % 8 === 0 || at > 460) : naughtyTexts
const texts = [...new Set([...naughty, ...fc.sample(made, { numRuns: runs, seed })])]
let market: TestMarketplace
let server: TestServer
let world: World

beforeAll(async () => {
  market = await startMarketplace(samsProfile, pdf)
  server = await startTestServer({ ...market.variables, FOYER_LIMITS: 'off', FOYER_SECRET: matrixSecret })
  await server.database.query("update clients set advertiser_id = 'meridian-health' where code = 'meridian'")
  world = await makeWorld(server, market)
})
afterAll(async () => {
  await server.stop()
  await market.stop()
})

const token = (actor: keyof World['tokens']) => ({ token: world.tokens[actor] ?? '' })
const read = async <Body>(path: string, actor: keyof World['tokens']) =>
  (await server.call<Body>(path, token(actor))).body

/** What a text was written with, and what it is read as; undefined when it was refused, which only a 422 may do. */
type Trip = (text: string, at: number) => Promise<Record<string, string> | undefined>

/** One that every field has to take, if it is not too long. */
function isPlain(text: string): boolean {
  return text !== '' && text.trim() === text && !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}

async function send(method: string, path: string, body: object, headers: object): Promise<boolean> {
  const { status } = await server.call(path, { method, body, ...headers })
  if (status !== 422) expect([path, body, status < 300]).toEqual([path, body, true])
  return status < 300
}

const submission: Trip = async (text, at) => {
  const body = { ...world.of.harbour.submission, surname: text, email: `trip.${at}@example.org` }
  const sent = await server.call<{ id: number }>('/api/submittedapplications', {
    ...token('the guest who submitted'),
    body,
  })
  if (sent.status === 422) return undefined
  expect([text, sent.status]).toEqual([text, 201])
  const details = await read<ApplicationDetails>(
    `/api/applicationDetails/${sent.body.id}`,
    'the administrator',
  )
  const items = details.sections.flatMap((section) => section.items)
  return { surname: items.find(({ label }) => label === 'Last Name')?.answer ?? '' }
}

const settings: Trip = async (text) => {
  const known = await operations['PUT /api/userSettings']?.send(world, 'harbour', 1)
  const body = { ...(known?.body as object), privacyLinkLabel: text }
  if (!(await send('PUT', '/api/userSettings', body, token('the administrator')))) return undefined
  const { privacyLinkLabel } = await read<UserSettings>('/api/userSettings', 'the administrator')
  return { privacyLinkLabel: privacyLinkLabel ?? '' }
}

const account: Trip = async (text) => {
  const path = `/api/users/${world.of.meridian.accountId}`
  const known = await read<UserAccount>(path, 'the SuperUser')
  const body = { ...known, company: text, seekAdvertiserId: text, privacyLinkLabel: null }
  if (!(await send('PUT', path, body, token('the SuperUser')))) return undefined
  const { company, seekAdvertiserId } = await read<UserAccount>(path, 'the SuperUser')
  // Names are kept without what stands around them.
  const around = (back: string) => (back === text.trim() ? text : back)
  return { company: around(company), seekAdvertiserId: around(seekAdvertiserId ?? '') }
}

const schema: Trip = async (text) => {
  const path = `/api/users/${world.of.meridian.accountId}/schema`
  const { catalogue, nextFieldId } = await read<OpenAccountSchema>(path, 'the SuperUser')
  const options = [{ label: text, value: text }]
  const field = { id: nextFieldId, type: 'select', label: text, notes: text, options }
  const body = { customFields: [field], catalogue }
  if (!(await send('PUT', path, body, token('the SuperUser')))) return undefined
  const [stored] = (await read<OpenAccountSchema>(path, 'the SuperUser')).customFields
  const [option] = stored?.options ?? []
  const { label = '', notes = '' } = stored ?? {}
  return { label, notes, optionLabel: option?.label ?? '', optionValue: option?.value ?? '' }
}

const vacancy: Trip = async (text, at) => {
  const code = `TRIP-${at}`
  const options = [{ label: text, value: text }]
  const questions = [{ text, notes: text, controlType: 'ddl', isRequired: false, options }]
  const plain = { name: text, summary: text, salaryAddText: text, location: text, department: text }
  const body = {
    ...world.vacancy,
    ...plain,
    code,
    requirements: [{ name: text, description: text, isRequired: false }],
    screeningQuestions: [{ name: text, questions }],
    attachments: world.vacancy.attachments.map((file) => ({ ...file, description: text })),
  }
  const headers = { headers: { 'x-api-key': world.keys.harbour } }
  const sent = await server.call<{ id: number }>(`/api/backoffice/vacancies/${code}`, {
    method: 'PUT',
    body,
    ...headers,
  })
  if (sent.status === 422) return undefined
  expect([text, sent.status]).toEqual([text, 201])
  const path = `/api/vacancies/${sent.body.id}`
  const detail = await read<VacancyDetail>(path, 'another guest')
  const [group] = await read<VacancyLists['screeningQuestions']>(
    `${path}/screeningquestions`,
    'another guest',
  )
  const [requirement] = await read<VacancyLists['requirements']>(`${path}/requirements`, 'another guest')
  const [question] = group?.questions ?? []
  const { name, summary, salaryAddText, location, department } = detail
  return {
    ...{
      name,
      summary,
      salaryAddText,
      location,
      department,
      document: detail.attachments[0]?.description ?? '',
    },
    ...{ group: group?.name ?? '', question: question?.text ?? '', notes: question?.notes ?? '' },
    ...{ option: question?.options[0]?.value ?? '', requirement: requirement?.description ?? '' },
  }
}

/** How it is made, the longest text that it takes, and how many may be made at once. */
const trips: [string, Trip, number, number][] = [
  ['an application [API-20] [API-19]', submission, 255, atOnce],
  ['the settings [API-06] [API-05]', settings, 40, 1],
  ['an account [API-15] [API-13]', account, 100, 1],
  ["an account's own field", schema, 200, 1],
  ['a vacancy [API-09] [API-10]', vacancy, 255, atOnce],
]
/** Each save of an account's fields keeps all that were before it: they get slow by the thousand. */
const mostVersions = 600

describe('a text comes back as it was sent, character for character, or is refused', () => {
  test.for(trips)('%s', { timeout: 600_000 }, async ([_what, trip, longest, many], { annotate }) => {
    let taken = 0
    const some = trip === schema ? texts.slice(0, mostVersions) : texts
    for (let from = 0; from < some.length; from += many) {
      const batch = some.slice(from, from + many).map(async (text, at) => {
        const came = await trip(text, from + at)
        if (came) taken++
        for (const [where, back] of Object.entries(came ?? {})) expect([where, back]).toEqual([where, text])
        const isKept = came !== undefined
        if (isPlain(text) && text.length <= longest) expect([text, isKept]).toEqual([text, true])
      })
      await Promise.all(batch)
    }
    await annotate(`${taken} of ${some.length} texts taken, the others refused`)
    expect(taken).toBeGreaterThan(0)
  })
})
