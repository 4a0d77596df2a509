import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApplicationDetails, Problem } from '../../src/schemas/applications/application'
import { createApplicationFixture, fetchVacancies, submit } from './applicationFixture'
import { startTestServer, type TestServer } from './testServer'

const text = readFileSync('docs/backoffice.md', 'utf8')
const [, example = ''] =
  /^## Set the state of an application$[\s\S]*?^```json\n([\s\S]*?)^```$/m.exec(text) ?? []
const path = /-X PUT https:\/\/[^/]+(\S+\/state)/.exec(text)?.[1] ?? ''

let server: TestServer
let admin: string
let key: string
let id: number

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  admin = await server.admin('harbour')
  key = await makeKey('harbour', ['applications'])
  const guest = await server.guest('harbour')
  const [vacancy] = await fetchVacancies(server, guest)
  const { body } = await createApplicationFixture(server, guest, vacancy?.id ?? 0, 'documented@example.org')
  id = (await submit(server, guest, body)).id
})
afterAll(() => server.stop())

async function makeKey(client: 'harbour' | 'meridian', may: string[]) {
  const token = await server.admin(client)
  const keyRequest = { token, body: { name: may.join(), may } }
  return (await server.call<{ key: string }>(`/api/connections/${client}/keys`, keyRequest)).body.key
}

const putState = (body: string | object, apiKey = key, applicationId = id) =>
  server.call<{ result: string; told: string } & Problem>(path.replace('61', String(applicationId)), {
    method: 'PUT',
    headers: { 'x-api-key': apiKey },
    body,
  })
const fetchDetails = async () =>
  (await server.call<ApplicationDetails>(`/api/applicationDetails/${id}`, { token: admin })).body

test('the state in docs/backoffice.md is accepted as printed; a repeat changes nothing, and the history names no user', async () => {
  const accepted = await putState(example)
  expect([accepted.status, accepted.body]).toEqual([200, { result: 'set', told: 'link' }])
  expect((await putState(example)).body).toEqual({ result: 'unchanged', told: null })
  const { state, history } = await fetchDetails()
  expect(state).toBe('interview')
  expect(history).toMatchObject([
    { state: 'interview', by: null, words: expect.stringContaining(`/ ${id})`) },
  ])
})

test('without a message the client’s template is used; null sends none', async () => {
  await putState({ state: 'not this time' })
  await putState({ state: 'in review', words: null })
  const words = (await fetchDetails()).history.slice(-2).map((one) => one.words)
  expect(words).toEqual([expect.stringContaining('going ahead with other candidates'), null])
})

test('unknown applications, keys of other clients or without the right, and invalid bodies are rejected', async () => {
  expect((await putState({ state: 'hired' }, key, 999_999)).status).toBe(404)
  expect((await putState({ state: 'hired' }, await makeKey('meridian', ['applications']))).status).toBe(404)
  expect((await putState({ state: 'hired' }, await makeKey('harbour', ['vacancies']))).status).toBe(403)
  expect((await putState({ state: 'withdrawn' })).status).toBe(422)
  const wrong = await putState({ state: 'hired', words: { subject: 'To {nme}', text: 'Welcome' } })
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    [{ path: '/words/subject', message: 'Unknown placeholder {nme}.' }],
  ])
  expect((await fetchDetails()).state).toBe('in review')
})
