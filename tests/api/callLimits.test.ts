import { afterEach, describe, expect, test } from 'vitest'
import type { TokenResponse } from '../../src/schemas/accountSecurity/session'
import type { Problem } from '../../src/schemas/applications/application'
import { createApplicationFixture, createUploadBody, fetchVacancies, pdf } from './applicationFixture'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
afterEach(() => server.stop())
const startLimitedServer = async (variables: Record<string, string> = {}) => {
  server = await startTestServer({ FOYER_TRUST_PROXY: '127.0.0.1', ...variables })
}

const times = <Value>(count: number, make: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at))
const createAddressHeader = (address: string) => ({ 'x-forwarded-for': address })
const signInGuest = (address: string) =>
  server.call<TokenResponse>('/api/auth/authenticateGuest', {
    body: { clientCode: 'harbour' },
    headers: createAddressHeader(address),
  })
const applyFrom = (address: string, token: string, body: unknown) =>
  server.call<Problem>('/api/submittedapplications', { token, body, headers: createAddressHeader(address) })
const countStatus = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length
const fetchTwoVacancies = async (token: string) => {
  const list = await fetchVacancies(server, token)
  return list.filter((vacancy) => vacancy.name === 'Coastal Planner' || vacancy.name === 'Parks Ranger')
}

describe('refused calls', () => {
  test('[SS-12] are limited per session, and recorded as one entry', async () => {
    await startLimitedServer()
    const token = await server.admin('harbour')
    const makeRefusedCall = () => server.call<Problem>('/api/users', { token })
    const answers = []
    for (let calls = 0; calls < 70; calls += 1) answers.push(await makeRefusedCall())
    expect([countStatus(answers, 403), countStatus(answers, 429)]).toEqual([60, 10])
    expect(answers.at(-1)?.headers.get('retry-after')).not.toBeNull()
    const rows = await server.database.query("select times from audit where action = 'call refused'")
    expect(rows.map(({ times: count }) => Number(count))).toEqual([60])
    expect((await server.call('/api/applications', { token })).status).toBe(200)
    const guest = await server.guest('harbour')
    const guestCalls = times(70, () => server.call('/api/users', { token: guest }))
    expect(countStatus(await Promise.all(guestCalls), 429)).toBe(10)
  })
})

describe('applications', () => {
  test('[API-20] are limited per guest, with Retry-After for the excess', async () => {
    await startLimitedServer()
    const token = await server.guest('harbour')
    const [vacancy] = await fetchTwoVacancies(token)
    const { body } = await createApplicationFixture(server, token, vacancy?.id ?? 0)
    const before = (await server.stored()).applications ?? 0
    const answers = await Promise.all(
      times(60, (at) => applyFrom('192.0.2.1', token, { ...body, email: `one.${at}@example.org` })),
    )
    expect([countStatus(answers, 201), countStatus(answers, 429)]).toEqual([30, 30])
    expect((await server.stored()).applications).toBe(before + 30)
    const refused = answers.find((answer) => answer.status === 429)
    expect(refused?.body).toEqual({
      type: 'urn:foyer:problem:too-many',
      title: 'Too many attempts',
      status: 429,
      detail: 'Please wait a while before trying again.',
    })
    expect(refused?.headers.get('content-type')).toContain('application/problem+json')
    const wait = Number(refused?.headers.get('retry-after'))
    expect([wait > 0, wait <= 600]).toEqual([true, true])
    server.advanceClock(wait * 1000)
    expect((await applyFrom('192.0.2.1', token, { ...body, email: 'later@example.org' })).status).toBe(201)
  })

  test('[API-20] rejected submissions of a form with a thousand questions count towards the limit', async () => {
    await startLimitedServer()
    const token = await server.guest('kitchen')
    const form = (await fetchVacancies(server, token)).find((vacancy) => vacancy.name.includes('1000'))
    const { body } = await createApplicationFixture(server, token, form?.id ?? 0)
    const answers = await Promise.all(
      times(40, () => applyFrom('192.0.2.1', token, { ...body, firstName: '', surname: '' })),
    )
    expect([countStatus(answers, 422), countStatus(answers, 429)]).toEqual([30, 10])
  })

  test('[API-20] are limited per vacancy and per client, for all senders together', async () => {
    await startLimitedServer({
      FOYER_LIMIT_SUBMITS_BY_VACANCY: '2/10m',
      FOYER_LIMIT_SUBMITS_BY_CLIENT: '3/10m',
    })
    const statuses: number[] = []
    const apply = async (at: number, index: number) => {
      const token = (await signInGuest(`198.51.100.${at}`)).body.accessToken
      const id = (await fetchVacancies(server, token))[index]?.id ?? 0
      const { body } = await createApplicationFixture(server, token, id, `by.${at}@example.org`)
      statuses.push((await applyFrom(`198.51.100.${at}`, token, body)).status)
    }
    for (const [at, index] of [0, 0, 0, 1].entries()) await apply(at, index)
    expect(statuses).toEqual([201, 201, 429, 429])
    server.advanceClock(600_000)
    await apply(9, 1)
    expect(statuses.at(-1)).toBe(201)
  })
})

describe("guests' sessions", () => {
  test('[API-03] are limited per address; other addresses are not affected', async () => {
    await startLimitedServer()
    const answers = await Promise.all(times(300, () => signInGuest('198.51.100.1')))
    expect([countStatus(answers, 200), countStatus(answers, 429)]).toEqual([240, 60])
    expect((await signInGuest('198.51.100.2')).status).toBe(200)
    server.advanceClock(60_000)
    expect((await signInGuest('198.51.100.1')).status).toBe(200)
  })
})

test('[API-20] two hundred applicants behind one address are not limited', {
  timeout: 120_000,
}, async () => {
  await startLimitedServer()
  const office = '198.51.100.7'
  const [vacancy] = await fetchTwoVacancies(await server.guest('harbour'))
  const id = vacancy?.id ?? 0
  const { body } = await createApplicationFixture(server, await server.guest('harbour'), id)
  const applicant = async (at: number) => {
    const token = (await signInGuest(office)).body.accessToken
    const email = `office.${at}@example.org`
    const query = await server.call(`/api/vacancies/${id}/applications/${email}`, {
      token,
      headers: createAddressHeader(office),
    })
    const sent = await server.call<{ id: number }>('/api/submittedapplications', {
      token,
      body: { ...body, email, attachmentKeys: ['resume'] },
      headers: createAddressHeader(office),
    })
    const uploaded = await server.call(`/api/submittedapplications/${sent.body.id}/attachments`, {
      token,
      body: createUploadBody({ resume: { name: 'resume.pdf', bytes: pdf } }),
      headers: createAddressHeader(office),
    })
    return `${query.status} ${sent.status} ${uploaded.status}`
  }
  const outcomes: string[] = []
  for (let at = 0; at < 200; at += 20) {
    outcomes.push(...(await Promise.all(times(20, (n) => applicant(at + n)))))
    server.advanceClock(15_000)
  }
  expect(new Set(outcomes)).toEqual(new Set(['404 201 201']))
})

test('[API-11] queries whether an address has applied are limited', async () => {
  await startLimitedServer()
  const token = await server.guest('harbour')
  const [vacancy] = await fetchVacancies(server, token)
  const queryApplied = async (at: number) =>
    (await server.call(`/api/vacancies/${vacancy?.id}/applications/some.${at}@example.org`, { token })).status
  const statuses = await Promise.all(times(25, queryApplied))
  expect([404, 429].map((wanted) => statuses.filter((status) => status === wanted).length)).toEqual([20, 5])
})
