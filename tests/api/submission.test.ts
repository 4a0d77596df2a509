import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Problem, SubmissionReceipt } from '../../src/schemas/applications/application'
import { expectOk } from './apiClient'
import { createApplicationFixture, createUploadBody, fetchVacancies, pdf, submit } from './applicationFixture'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let token: string
let vacancyId: number

beforeAll(async () => {
  server = await startTestServer()
  token = await server.guest('harbour')
  vacancyId =
    (await fetchVacancies(server, token)).find((vacancy) => vacancy.name === 'Coastal Planner')?.id ?? 0
})
afterAll(() => server.stop())
// A guest's submissions are limited, so each test has a new guest.
beforeEach(async () => {
  token = await server.guest('harbour')
})

const post = <Body>(body: unknown, headers: Record<string, string> = {}) =>
  server.call<Body>('/api/submittedapplications', { token, body, headers })

describe('submitting an application', () => {
  test('[API-20] [API-21] [API-19] an administrator reads the submitted data unchanged', async () => {
    const { body } = await createApplicationFixture(server, token, vacancyId, 'whole.way@example.org')
    const receipt = await submit(server, token, body)
    expect(receipt.guid).toMatch(/^[0-9a-f-]{36}$/)
    const files = createUploadBody({ resume: { name: 'Sam’s résumé; final.pdf', bytes: pdf } })
    const sent = await server.call<{ id: number; filename: string }[]>(
      `/api/submittedapplications/${receipt.id}/attachments`,
      { token, body: files },
    )
    expect(sent).toMatchObject({ status: 201, body: [{ filename: 'Sam’s résumé; final.pdf' }] })
    const admin = await server.admin('harbour')
    const params = { path: { id: receipt.id } }
    const details = await expectOk(server.client(admin).GET('/api/applicationDetails/{id}', { params }))
    expect(details).toMatchObject({
      id: receipt.id,
      submittedDate: receipt.submittedDate,
      vacancyName: 'Coastal Planner',
      applicantName: 'An answer An answer',
      isSentToConnx: false,
      attachments: [{ id: sent.body[0]?.id, mime: 'application/pdf', size: pdf.length }],
      delivery: { state: 'waiting', attempts: 0, lastError: null, sentAt: null },
    })
    const labels = details.sections.flatMap((section) => section.items.map((item) => item.label))
    expect(labels).toContain('Tell us about a plan that changed a place')
    const data = await fetch(
      `${server.url}/api/applicationDetails/${receipt.id}/attachments/${sent.body[0]?.id}/data`,
      { headers: { authorization: `Bearer ${admin}` } },
    )
    expect(Buffer.from(await data.arrayBuffer()).equals(pdf)).toBe(true)
    expect(data.headers.get('content-disposition')).toBe(
      `attachment; filename="Sam_s r_sum_; final.pdf"; filename*=UTF-8''Sam%E2%80%99s%20r%C3%A9sum%C3%A9%3B%20final.pdf`,
    )
    expect(data.headers.get('content-security-policy')).toContain('sandbox')
    expect(data.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test("missing required answers get 422 with the form's messages, and nothing is stored", async () => {
    const { body, form } = await createApplicationFixture(server, token, vacancyId)
    const before = await server.stored()
    const { firstName: _firstName, ...rest } = body
    const answer = await post<Problem>({ ...rest, email: 'sam@', attachmentKeys: [], applicationSkills: [] })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    const skill = form.uiSchema['ui:order'].find((key) => key.startsWith('skill-'))
    expect(answer.body).toMatchObject({
      title: 'Invalid input',
      status: 422,
      errors: [
        { path: '/firstName', message: 'A response is required' },
        { path: '/email', message: 'Must be a valid email' },
        { path: '/resume', message: 'A response is required' },
        { path: `/${skill}`, message: 'A response is required' },
      ],
    })
    expect(await server.stored()).toEqual(before)
  })

  test('[API-20] answers are stored without invisible characters', async () => {
    const { body } = await createApplicationFixture(server, token, vacancyId, 'sam.clean@example.org')
    const typed = {
      ...{ firstName: '\u200bRene\u0301e\u00a0', surname: '\u202dRivers\u202c ' },
      ...{ email: '\u200bsam.clean@example.org\u00a0', mobile: '\u202d0400 000 000\u202c' },
    }
    const receipt = await submit(server, token, { ...body, ...typed })
    const admin = await server.admin('harbour')
    const params = { path: { id: receipt.id } }
    const details = await expectOk(server.client(admin).GET('/api/applicationDetails/{id}', { params }))
    expect(details.applicantName).toBe('Renée Rivers')
    expect(details.contact).toEqual({ email: 'sam.clean@example.org', phone: '0400 000 000' })
  })

  test.each(['\u200b', '\u2060', '\u2800', '\u3164', '\u00ad', ' \u200e'])(
    'a name that consists of %j counts as missing',
    async (firstName) => {
      const { body } = await createApplicationFixture(server, token, vacancyId)
      expect(await post<Problem>({ ...body, firstName })).toMatchObject({
        status: 422,
        body: { errors: [{ path: '/firstName', message: 'A response is required' }] },
      })
    },
  )

  test('a second application of the same address for a vacancy gets 409, whatever the letter case', async () => {
    const first = await createApplicationFixture(server, token, vacancyId, 'twice@example.org')
    await submit(server, token, first.body)
    const before = await server.stored()
    const answer = await post<Problem>({ ...first.body, email: 'TWICE@example.org' })
    expect(answer).toMatchObject({ status: 409, body: { title: 'Already applied', status: 409 } })
    expect(await server.stored()).toEqual(before)
  })

  test('[API-11] [JD-08] the API tells whether an address has applied for a vacancy', async () => {
    const { body } = await createApplicationFixture(server, token, vacancyId, 'known+one@example.org')
    await submit(server, token, body)
    const params = { path: { id: vacancyId, email: 'Known+One@example.org' } }
    const call = server.client(token).GET('/api/vacancies/{id}/applications/{email}', { params })
    expect(await expectOk(call)).toEqual({ hasApplied: true })
    expect((await call).response.headers.get('cache-control')).toBe('no-store')
    const queryApplied = (email: string) =>
      server.call(`/api/vacancies/${vacancyId}/applications/${encodeURIComponent(email)}/`, { token })
    expect((await queryApplied('known+one@example.org')).status).toBe(200)
    expect((await queryApplied('nobody@example.org')).status).toBe(404)
    expect((await queryApplied(`${'long.'.repeat(45)}name@example.org`)).status).toBe(404)
  })

  test('an idempotency key repeats the first response, also after a restart; with another body it gets 422', async () => {
    const { body } = await createApplicationFixture(server, token, vacancyId, 'again@example.org')
    const headers = { 'idempotency-key': 'a-key-of-mine' }
    const first = await post<SubmissionReceipt>(body, headers)
    expect(first.status).toBe(201)
    const stored = await server.stored()
    expect(await post<SubmissionReceipt>(body, headers)).toMatchObject({ status: 201, body: first.body })
    await server.restart()
    expect(await post<SubmissionReceipt>(body, headers)).toMatchObject({ status: 201, body: first.body })
    const other = await post<Problem>({ ...body, firstName: 'Another' }, headers)
    expect(other).toMatchObject({ status: 422, body: { title: 'Idempotency key used before' } })
    expect(await server.stored()).toEqual(stored)
  })

  test('an idempotency key belongs to one session: the same key of another session is independent', async () => {
    const headers = { 'idempotency-key': 'guessed' }
    const mine = await createApplicationFixture(server, token, vacancyId, 'mine@example.org')
    const first = await post<SubmissionReceipt>(mine.body, headers)
    const stranger = await server.guest('harbour')
    const postAsStranger = (body: unknown) =>
      server.call<SubmissionReceipt & Problem>('/api/submittedapplications', {
        token: stranger,
        body,
        headers,
      })
    const same = await postAsStranger(mine.body)
    expect([same.status, same.body.guid]).toEqual([409, undefined])
    const theirs = await createApplicationFixture(server, stranger, vacancyId, 'theirs@example.org')
    const own = await postAsStranger(theirs.body)
    expect([own.status, own.body.id === first.body.id]).toEqual([201, false])
    expect(await post<SubmissionReceipt>(mine.body, headers)).toMatchObject({ status: 201, body: first.body })
  })

  test('twenty concurrent requests with one key store one application', async () => {
    const { body } = await createApplicationFixture(server, token, vacancyId, 'hurried@example.org')
    const before = (await server.stored()).applications ?? 0
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post<SubmissionReceipt>(body, { 'idempotency-key': 'hurry' })),
    )
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1)
    expect((await server.stored()).applications).toBe(before + 1)
  })

  test('an answer of the wrong type is rejected with its path, not coerced', async () => {
    const { body } = await createApplicationFixture(server, token, vacancyId, 'types@example.org')
    const answer = await post<Problem>({ ...body, firstName: 7, mobile: null })
    expect(answer.body.errors).toEqual([
      { path: '/firstName', message: 'Expected string, received number' },
      { path: '/mobile', message: 'A response is required' },
    ])
    const shape = await post<Problem>({ ...body, vacancyId: String(vacancyId) })
    expect(shape).toMatchObject({ status: 422, body: { errors: [{ path: '/vacancyId' }] } })
  })

  test('an unknown vacancy gets 404, a closed one 410', async () => {
    const { body } = await createApplicationFixture(server, token, vacancyId, 'late@example.org')
    expect((await post({ ...body, vacancyId: 999_999 })).status).toBe(404)
    server.advanceClock(400 * 24 * 60 * 60 * 1000)
    token = await server.guest('harbour')
    expect((await post(body)).status).toBe(410)
    server.advanceClock(-400 * 24 * 60 * 60 * 1000)
    token = await server.guest('harbour')
  })
})
