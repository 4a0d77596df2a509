import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TokenResponse } from '../../src/schemas/accountSecurity/session'
import type { ApplicationDetails, SubmissionReceipt } from '../../src/schemas/applications/application'
import { createApplicationFixture, createUploadBody, fetchVacancies, pdf, submit } from './applicationFixture'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let token: string
let vacancyId: number

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  token = await server.guest('harbour')
  vacancyId =
    (await fetchVacancies(server, token)).find((vacancy) => vacancy.name === 'Coastal Planner')?.id ?? 0
})
afterAll(() => server.stop())

const times = <Value>(count: number, make: (at: number) => Value): Value[] =>
  Array.from({ length: count }, (_, at) => make(at))

describe('at the same time', () => {
  test('[API-20] twenty concurrent applications of one address for one vacancy: one succeeds, nineteen get 409', async () => {
    const { body } = await createApplicationFixture(server, token, vacancyId, 'all.at.once@example.org')
    const before = (await server.stored()).applications ?? 0
    const answers = await Promise.all(
      times(20, () => server.call<SubmissionReceipt>('/api/submittedapplications', { token, body })),
    )
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([count(201), count(409)]).toEqual([1, 19])
    expect((await server.stored()).applications).toBe(before + 1)
    expect((await server.stored()).outbox).toBe((await server.stored()).applications)
  })

  test('[API-20] 200 concurrent requests with one Idempotency-Key store one application and get one response', async () => {
    const { body } = await createApplicationFixture(server, token, vacancyId, 'one.key@example.org')
    const before = await server.stored()
    const headers = { 'idempotency-key': 'two-hundred-times' }
    const answers = await Promise.all(
      times(200, () =>
        server.call<SubmissionReceipt>('/api/submittedapplications', { token, body, headers }),
      ),
    )
    expect(
      new Set(answers.map(({ status, body: receipt }) => `${status} ${JSON.stringify(receipt)}`)).size,
    ).toBe(1)
    expect(answers[0]?.status).toBe(201)
    const { applications = 0, outbox = 0, idempotency_keys = 0 } = before
    expect(await server.stored()).toMatchObject({
      applications: applications + 1,
      outbox: outbox + 1,
      idempotency_keys: idempotency_keys + 1,
    })
  })

  test('forty addresses that apply for one vacancy get forty applications with distinct numbers', async () => {
    const { body } = await createApplicationFixture(server, token, vacancyId)
    const receipts = await Promise.all(
      times(40, (at) => submit(server, token, { ...body, email: `many.${at}@example.org` })),
    )
    expect(new Set(receipts.map((receipt) => receipt.id)).size).toBe(40)
  })

  test('[API-04] ten concurrent uses of a refresh token return the same successor', async () => {
    const credentials = { username: 'harbour-admin', password: 'harbour-demo-1', clientCode: 'harbour' }
    const { refreshToken } = (
      await server.call<TokenResponse>('/api/auth/authenticate', { body: credentials })
    ).body
    const answers = await Promise.all(
      times(10, () => server.call<TokenResponse>('/api/auth/refreshaccesstoken', { body: { refreshToken } })),
    )
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.refreshToken}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
  })

  test('[API-21] the same file sent eight times at once is stored and attached once', async () => {
    const { body } = await createApplicationFixture(server, token, vacancyId, 'files.at.once@example.org')
    const { id } = await submit(server, token, body)
    const files = (await server.stored()).files ?? 0
    const sent = await Promise.all(
      times(8, () =>
        server.call<{ id: number }[]>(`/api/submittedapplications/${id}/attachments`, {
          token,
          body: createUploadBody({ resume: { name: 'resume.pdf', bytes: pdf } }),
        }),
      ),
    )
    expect(new Set(sent.map((answer) => `${answer.status} ${answer.body[0]?.id}`)).size).toBe(1)
    expect((await server.stored()).files).toBe(files + 1)
    const admin = await server.admin('harbour')
    const details = await server.call<ApplicationDetails>(`/api/applicationDetails/${id}`, { token: admin })
    expect(details.body.attachments).toHaveLength(1)
  })
})

test('concurrent sign-ins with a wrong password are limited like sequential ones', async () => {
  const limited = await startTestServer()
  const body = { username: 'harbour-admin', password: 'not-it-at-all', clientCode: 'harbour' }
  const answers = await Promise.all(times(25, () => limited.call('/api/auth/authenticate', { body })))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  await limited.stop()
})

describe('values that only one of the databases rejects', () => {
  test('numbers beyond 64 bits and NUL characters never cause a 500', async () => {
    const admin = await server.admin('harbour')
    const { body } = await createApplicationFixture(server, token, vacancyId, 'odd@example.org')
    const statuses = await Promise.all([
      server.call('/api/vacancies/99999999999999999999', { token }),
      server.call('/api/applicationDetails/9223372036854775808', { token: admin }),
      server.call('/api/submittedapplications', { token, body: { ...body, vacancyId: 1e30 } }),
      server.call('/api/submittedapplications', { token, body: { ...body, surname: 'a\u0000b' } }),
      server.call(`/api/vacancies/${vacancyId}/applications/a%00b%40example.org/`, { token }),
      server.call('/api/applications?applicantName=%00', { token: admin }),
    ])
    expect(statuses.map((answer) => answer.status).filter((status) => status >= 500)).toEqual([])
  })
})
