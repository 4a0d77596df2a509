import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TokenResponse } from '../../src/schemas/accountSecurity/session'
import type { SubmissionReceipt } from '../../src/schemas/applications/application'
import { createApplicationFixture, fetchVacancies, submit } from '../api/applicationFixture'
import { connectReceiver, startReceiver, waitUntil } from '../api/backOfficeReceiver'
import { type CallOptions, callApi, startTestServer, type TestServer } from '../api/testServer'

let server: TestServer
let other: string
let vacancyId: number

beforeAll(async () => {
  server = await startTestServer({
    FOYER_BACKOFFICE_ALLOW: '127.0.0.1',
    FOYER_LIMIT_SUBMITS_BY_SESSION: '1000/10m',
    FOYER_LIMIT_SUBMITS_BY_ADDRESS_AND_VACANCY: '1000/10m',
  })
  other = (await server.startSecondServer()).url
  const list = await fetchVacancies(server, await server.guest('harbour'))
  vacancyId = list.find((vacancy) => vacancy.name === 'Coastal Planner')?.id ?? 0
})
afterAll(() => server.stop())

/** Sends odd-numbered calls to one server and even-numbered ones to the other. */
const callAlternately = <Body>(at: number, path: string, options: CallOptions) =>
  callApi<Body>(`${at % 2 ? server.url : other}${path}`, options)
const times = <Value>(count: number, make: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at))
const credentials = { username: 'harbour-admin', password: 'harbour-demo-1', clientCode: 'harbour' }

test('[API-02] both servers count failed sign-ins together', async () => {
  const body = { ...credentials, username: 'nobody-at-all', password: 'wrong-password' }
  const statuses = []
  for (const at of times(14, (n) => n))
    statuses.push((await callAlternately(at, '/api/auth/authenticate', { body })).status)
  expect(statuses).toEqual([...times(10, () => 401), ...times(4, () => 429)])
})

test('[SS-05] [API-04] a session that one server creates can be refreshed on both, is accepted by the other, and ends on both', async () => {
  const signedIn = (await callAlternately<TokenResponse>(0, '/api/auth/authenticate', { body: credentials }))
    .body
  const refreshed = await Promise.all(
    times(10, (at) =>
      callAlternately<TokenResponse>(at, '/api/auth/refreshaccesstoken', {
        body: { refreshToken: signedIn.refreshToken },
      }),
    ),
  )
  expect(new Set(refreshed.map(({ status, body }) => `${status} ${body.refreshToken}`)).size).toBe(1)
  const token = refreshed[0]?.body.accessToken ?? ''
  expect((await callAlternately(1, '/api/applications', { token })).status).toBe(200)
  expect((await callAlternately(0, '/api/auth/logout', { method: 'POST', token })).status).toBe(204)
  expect((await callAlternately(1, '/api/applications', { token })).status).toBe(401)
})

test('[API-20] one Idempotency-Key sent to both at once stores one application and returns one response', async () => {
  const token = await server.guest('harbour')
  const { body } = await createApplicationFixture(server, token, vacancyId, 'both.at.once@example.org')
  const before = (await server.stored()).applications ?? 0
  const headers = { 'idempotency-key': 'at-both' }
  const answers = await Promise.all(
    times(200, (at) =>
      callAlternately<SubmissionReceipt>(at, '/api/submittedapplications', { token, body, headers }),
    ),
  )
  expect(new Set(answers.map(({ status, body: receipt }) => `${status} ${receipt.guid}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(201)
  expect((await server.stored()).applications).toBe(before + 1)
})

test('[API-20] two servers deliver every due application exactly once', async () => {
  const receiver = await startReceiver()
  const token = await server.guest('harbour')
  const { body } = await createApplicationFixture(server, token, vacancyId)
  await server.database.query("update outbox set state = 'sent'")
  for (const at of times(60, (n) => n)) {
    await submit(server, token, { ...body, attachmentKeys: ['resume'], email: `due.${at}@example.org` })
  }
  await server.database.query(
    "update outbox set next_attempt_at = '2026-01-01T00:00:00.000Z' where state = 'waiting'",
  )
  await connectReceiver(server, 'harbour', receiver)
  await waitUntil(() => receiver.effects.size === 60)
  await waitUntil(
    async () => (await server.database.query("select id from outbox where state <> 'sent'")).length === 0,
  )
  expect(receiver.received).toHaveLength(60)
  await receiver.stop()
})
