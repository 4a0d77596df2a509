import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../server/db/openDatabase'
import { createApiKey } from '../../server/modules/apiKeys/apiKeys.service'
import { findClient } from '../../server/modules/clients/clients.repository'
import type { ApplicationDetails, Problem } from '../../src/schemas/applications/application'
import type { ScreeningQuestionGroup } from '../../src/schemas/vacancies/vacancy'
import { createApplicationFixture, createUploadBody, fetchVacancies, pdf, submit } from './applicationFixture'
import { connectReceiver, type Receiver, sha256, startReceiver, waitUntil } from './backOfficeReceiver'
import { startTestServer, type TestServer } from './testServer'

const hourMs = 60 * 60 * 1000

let server: TestServer
let receiver: Receiver
let token: string
let admin: string
let vacancyId: number
let applicationCount = 0
let waited = 0

beforeAll(async () => {
  server = await startTestServer({ FOYER_BACKOFFICE_ALLOW: '127.0.0.1' })
  receiver = await startReceiver()
  token = await server.guest('harbour')
  const vacancies = await fetchVacancies(server, token)
  vacancyId = vacancies.find((vacancy) => vacancy.name === 'Coastal Planner')?.id ?? 0
})
afterAll(async () => {
  await server.stop()
  await receiver.stop()
})
afterEach(() => {
  expect([...receiver.changed]).toEqual([])
})
beforeEach(async () => {
  await wait(-waited)
  // Otherwise unsent applications of the demo or another test would be delivered as well when the clock moves.
  await server.database.query("update outbox set state = 'sent'")
  receiver.react = () => ({ status: 200 })
  receiver.received = []
  receiver.effects.clear()
  await connectReceiver(server, 'harbour', receiver)
})

/** Moves the clock forward and replaces the sessions that expired. */
async function wait(milliseconds: number): Promise<void> {
  waited += milliseconds
  server.advanceClock(milliseconds)
  await signIn()
}

async function signIn(): Promise<void> {
  token = await server.guest('harbour')
  admin = await server.admin('harbour')
}

/** Submits an application that announces a resume. @returns its id */
async function apply(): Promise<number> {
  applicationCount += 1
  const { body } = await createApplicationFixture(
    server,
    token,
    vacancyId,
    `delivered.${applicationCount}@example.org`,
  )
  return (await submit(server, token, body)).id
}

async function sendResume(id: number): Promise<void> {
  const sent = await server.call(`/api/submittedapplications/${id}/attachments`, {
    token,
    body: createUploadBody({ resume: { name: 'resume.pdf', bytes: pdf } }),
  })
  expect(sent.status).toBe(201)
}

async function fetchDetails(id: number): Promise<ApplicationDetails> {
  return (await server.call<ApplicationDetails>(`/api/applicationDetails/${id}`, { token: admin })).body
}

const waitForState = (id: number, state: string) =>
  waitUntil(async () => (await fetchDetails(id)).delivery.state === state)
const waitForAttempts = (id: number, attempts: number) =>
  waitUntil(async () => (await fetchDetails(id)).delivery.attempts >= attempts)

/** Creates a vacancy with named questions, as Greenhouse sends them; one is answered by a file or by text. */
async function createVacancyWithNamedQuestions(): Promise<number> {
  const db = openDatabase(server.database.url)
  const key = await createApiKey(db, (await findClient(db, 'harbour'))?.id ?? 0, 'named', new Date())
  await db.destroy()
  const either = { isRequired: true, notes: 'Upload a file or enter text.' }
  const questions = [
    { ...either, name: 'resume_gh', text: 'Portfolio', controlType: 'fil', alternative: 'resume_text' },
    {
      ...either,
      name: 'resume_text',
      text: 'Portfolio (as text)',
      controlType: 'txa',
      alternative: 'resume_gh',
    },
    {
      name: 'question_9',
      text: 'Which shifts?',
      controlType: 'cbx',
      isRequired: false,
      options: [
        { label: 'Day', value: '400' },
        { label: 'Night', value: '401' },
      ],
    },
    { text: 'Nameless', controlType: 'txt', isRequired: false },
  ]
  const lists = { licences: [], qualifications: [], requirements: [], skills: [], visas: [], attachments: [] }
  const texts = { name: 'Imported', summary: '', description: '', salaryAddText: '', employmentType: '' }
  const body = {
    ...lists,
    ...texts,
    code: 'GH-9',
    location: '',
    department: '',
    dateAdvertised: '2026-01-01T00:00:00Z',
    advertisingCloseDate: null,
    isExpressionOfInterest: false,
    screeningQuestions: [
      { name: 'Questions', questions },
      {
        ...{ name: 'Harbours', repeats: { max: 3 }, itemLabel: 'Harbour' },
        questions: [{ name: 'port', text: 'Which one?', controlType: 'txt', isRequired: true }],
      },
    ],
  }
  const put = await server.call<{ id: number }>('/api/backoffice/vacancies/GH-9', {
    method: 'PUT',
    body,
    token: key,
  })
  expect(put.status).toBe(201)
  return put.body.id
}

describe('delivery to the back-office', () => {
  test('[JD-07] [API-20] names of questions and values of options are in the message; a required question with a file or a text as its answer needs one of them', async () => {
    const id = await createVacancyWithNamedQuestions()
    const { body } = await createApplicationFixture(server, token, id, 'either.way@example.org')
    const path = `/api/vacancies/${id}/screeningquestions`
    const [group, harbours] = (await server.call<ScreeningQuestionGroup[]>(path, { token })).body
    const [file, text, shifts] = group?.questions ?? []
    const [port] = harbours?.questions ?? []
    if (!group || !harbours || !file || !text || !shifts || !port) return expect.unreachable()
    const submitWith = (answer: string | null, attachmentKeys: string[]) =>
      server.call<Problem & { id: number }>('/api/submittedapplications', {
        token,
        body: {
          ...body,
          applicationScreeningQuestions: [
            {
              ...group,
              questions: [
                { ...text, applicantResponse: answer },
                { ...shifts, applicantResponse: ['400', '401'] },
              ],
            },
            {
              id: harbours.id,
              questions: [],
              rows: ['Sydney', 'Cork'].map((name) => ({ [`question-${port.id}`]: name })),
            },
          ],
          attachmentKeys: [
            ...body.attachmentKeys.filter((key) => !key.startsWith('question')),
            ...attachmentKeys,
          ],
        },
      })
    const neither = await submitWith(null, [])
    expect(neither.status).toBe(422)
    expect(neither.body.errors).toEqual(
      [file, text].map((one) => ({ path: `/question-${one.id}`, message: 'A response is required' })),
    )
    const sent = await submitWith('Five harbours', [])
    expect(sent.status).toBe(201)
    await server.call(`/api/submittedapplications/${sent.body.id}/attachments`, {
      token,
      body: createUploadBody({ resume: { name: 'resume.pdf', bytes: pdf } }),
    })
    await waitForState(sent.body.id, 'sent')
    const message = receiver.received.find(({ message: { data } }) => data.application.id === sent.body.id)
    expect(message?.message.data).toMatchObject({
      messageVersion: 1,
      questions: [
        { key: `question-${file.id}`, name: 'resume_gh', answer: null },
        { key: `question-${text.id}`, name: 'resume_text', answer: 'Five harbours' },
        { key: `question-${shifts.id}`, name: 'question_9', answer: ['400', '401'] },
        { key: `rows-${harbours.id}/question-${port.id}`, name: 'port', answer: ['Sydney', 'Cork'] },
      ],
    })
    expect(message?.message.data.sections).toContainEqual({
      title: 'Harbour 2',
      items: [{ label: 'Which one?', answer: 'Cork' }],
      group: { label: 'Harbours', row: 2 },
    })
    const other = { ...body, email: 'other.way@example.org' }
    const byFile = await server.call('/api/submittedapplications', {
      token,
      body: {
        ...other,
        applicationScreeningQuestions: [],
        attachmentKeys: ['resume', `question-${file.id}`],
      },
    })
    expect(byFile.status).toBe(201)
  })

  test('[API-20] [API-21] [AP-01] an application is delivered completely and signed once its files have arrived, and marked as sent', async () => {
    const id = await apply()
    expect(receiver.received).toEqual([])
    await sendResume(id)
    await waitForState(id, 'sent')
    const { application, vacancy, answers, sections, isComplete, attachments } =
      receiver.received[0]?.message.data ?? expect.unreachable()
    expect([application.id, vacancy.code, isComplete]).toEqual([id, expect.any(String), true])
    expect(answers).toMatchObject({
      email: `delivered.${applicationCount}@example.org`,
      firstName: 'An answer',
    })
    expect(sections).toEqual((await fetchDetails(id)).sections)
    expect(attachments).toMatchObject([
      { key: 'resume', question: 'Resume', filename: 'resume.pdf', mime: 'application/pdf' },
    ])
    const [file] = attachments
    expect(Buffer.from(file?.content ?? '', 'base64').equals(pdf)).toBe(true)
    expect(sha256(file?.content ?? '')).toBe(file?.sha256)
    const shown = await fetchDetails(id)
    expect(shown).toMatchObject({ isSentToConnx: true, delivery: { attempts: 1, lastError: null } })
    expect(Date.parse(shown.delivery.sentAt ?? '')).toBeGreaterThan(Date.parse(shown.submittedDate))
    expect([receiver.received.length, receiver.refused]).toEqual([1, 0])
  })

  test('a failing receiver eventually processes an application once, under one id with new timestamps', async () => {
    const id = await apply()
    const reactions = [
      { status: 503 },
      'takes and breaks',
      { status: 302, headers: { location: '/' } },
    ] as const
    receiver.react = () => reactions[receiver.received.length - 1] ?? { status: 204 }
    await sendResume(id)
    const errors: (string | null)[] = []
    for (const attempt of [1, 2, 3]) {
      await waitForAttempts(id, attempt)
      errors.push((await fetchDetails(id)).delivery.lastError)
      expect((await fetchDetails(id)).isSentToConnx).toBe(false)
      await wait(hourMs)
    }
    await waitForState(id, 'sent')
    expect(errors).toEqual([
      'The back-office answered 503',
      'Could not reach the back-office (ECONNRESET)',
      'The back-office answered 302; redirects are not followed',
    ])
    expect(receiver.received).toHaveLength(4)
    expect(new Set(receiver.received.map((received) => received.id)).size).toBe(1)
    const stamps = receiver.received.map((received) => received.timestamp)
    expect(stamps.map((stamp, at) => at === 0 || stamp - (stamps[at - 1] ?? 0) >= 3600)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect([...receiver.effects.values()].map((message) => message.data.application.id)).toEqual([id])
    const history = await server.database.query(
      `select status from delivery_attempts where application_id = ${id} order by id`,
    )
    expect(history.map((row) => row.status && Number(row.status))).toEqual([503, null, 302, 204])
    const shown = await fetchDetails(id)
    expect(shown.deliveryAttempts.map(({ status, error }) => [status, error])).toEqual([
      [503, errors[0]],
      [null, errors[1]],
      [302, errors[2]],
      [204, null],
    ])
    expect(shown.delivery.nextAttemptAt).toBeNull()
  })

  test('[AP-05] stops after ten attempts; resubmitting sends the application again under the same id', async () => {
    const id = await apply()
    receiver.react = () => ({ status: 500 })
    await sendResume(id)
    for (let attempt = 1; attempt < 10; attempt++) {
      await waitForAttempts(id, attempt)
      await wait(30 * hourMs)
    }
    await waitForState(id, 'failed')
    expect(await fetchDetails(id)).toMatchObject({
      isSentToConnx: false,
      delivery: { attempts: 10, lastError: 'The back-office answered 500' },
    })
    receiver.react = () => ({ status: 200 })
    const body = { applicationId: id }
    expect((await server.call('/api/resubmittedApplications/', { token: admin, body })).status).toBe(204)
    await waitForState(id, 'sent')
    expect((await fetchDetails(id)).isSentToConnx).toBe(true)
    expect(new Set(receiver.received.map((received) => received.id)).size).toBe(1)
  })

  test('a 410 response stops the retries; Retry-After delays them', async () => {
    const gone = await apply()
    receiver.react = () => ({ status: 410 })
    await sendResume(gone)
    await waitForState(gone, 'failed')
    expect((await fetchDetails(gone)).delivery.attempts).toBe(1)
    const later = await apply()
    receiver.react = () => ({ status: 429, headers: { 'retry-after': '7200' } })
    await sendResume(later)
    await waitForAttempts(later, 1)
    const [row = {}] = await server.database.query(
      `select next_attempt_at from outbox where application_id = ${later}`,
    )
    const delayMs =
      Date.parse(String(row.next_attempt_at)) - Date.parse((await fetchDetails(later)).submittedDate)
    expect(delayMs).toBeGreaterThanOrEqual(7200 * 1000)
    await server.database.query(`update outbox set state = 'sent' where application_id = ${later}`)
  })

  test('[API-21] an application is delivered after an hour without its file, which is reported as missing', async () => {
    const id = await apply()
    await wait(59 * 60_000)
    expect((await fetchDetails(id)).delivery).toMatchObject({ state: 'waiting', attempts: 0 })
    await wait(2 * 60_000)
    await waitForState(id, 'sent')
    expect(await fetchDetails(id)).toMatchObject({ attachments: [], missingDocuments: ['Resume'] })
    expect(receiver.received[0]?.message.data).toMatchObject({
      isComplete: false,
      missingAttachments: ['resume'],
      attachments: [],
    })
  })

  test('[API-21] an unannounced file sends the application again, as a new message with all files', async () => {
    const id = await apply()
    await sendResume(id)
    await waitForState(id, 'sent')
    const coverLetter = createUploadBody({ coverLetter: { name: 'letter.pdf', bytes: pdf } })
    const path = `/api/submittedapplications/${id}/attachments`
    expect((await server.call(path, { token, body: coverLetter })).status).toBe(201)
    await waitUntil(() => receiver.received.length === 2)
    const [first, second] = receiver.received
    expect(second?.id).not.toBe(first?.id)
    expect(second?.message.data.application.guid).toBe(first?.message.data.application.guid)
    expect(second?.message.data.attachments.map((file) => file.key)).toEqual(['resume', 'coverLetter'])
    await waitForState(id, 'sent')
  })

  test('[API-21] an unannounced file also sends the application again if the receiver disconnected before it responded', async () => {
    const id = await apply()
    receiver.react = () => 'takes and breaks'
    await sendResume(id)
    await waitForAttempts(id, 1)
    receiver.react = () => ({ status: 200 })
    const coverLetter = createUploadBody({ coverLetter: { name: 'letter.pdf', bytes: pdf } })
    const path = `/api/submittedapplications/${id}/attachments`
    expect((await server.call(path, { token, body: coverLetter })).status).toBe(201)
    await waitForState(id, 'sent')
    const files = [...receiver.effects.values()].map((message) =>
      message.data.attachments.map((file) => file.key),
    )
    expect(files).toEqual([['resume'], ['resume', 'coverLetter']])
  })

  test('[AP-05] a resubmitted application waits for its missing file', async () => {
    const id = await apply()
    const body = { applicationId: id }
    expect((await server.call('/api/resubmittedApplications/', { token: admin, body })).status).toBe(204)
    const [row = {}] = await server.database.query(
      `select next_attempt_at from outbox where application_id = ${id}`,
    )
    const delayMs =
      Date.parse(String(row.next_attempt_at)) - Date.parse((await fetchDetails(id)).submittedDate)
    expect(delayMs).toBe(hourMs)
    await sendResume(id)
    await waitForState(id, 'sent')
    expect(receiver.received[0]?.message.data.isComplete).toBe(true)
  })

  test('without a back-office, deliveries wait until it is configured', async () => {
    await server.database.query('delete from back_offices')
    const id = await apply()
    await sendResume(id)
    await wait(100 * hourMs)
    expect((await fetchDetails(id)).delivery).toMatchObject({ state: 'waiting', attempts: 0 })
    await connectReceiver(server, 'harbour', receiver)
    await waitForState(id, 'sent')
  })

  test('a server stop while the receiver does not respond loses nothing and counts no attempt', async () => {
    const id = await apply()
    receiver.react = () => 'hangs'
    await sendResume(id)
    await waitUntil(() => receiver.received.length > 0)
    receiver.react = () => ({ status: 200 })
    await server.restart()
    await waitForState(id, 'sent')
    expect((await fetchDetails(id)).delivery.attempts).toBe(1)
    expect(receiver.effects.size).toBe(1)
  })

  test('[API-20] [AP-01] an unresponsive receiver of one client affects neither its applications nor other clients’ deliveries', async () => {
    receiver.react = () => 'hangs'
    const ids = await Promise.all(Array.from({ length: 6 }, () => apply()))
    await Promise.all(ids.map(sendResume))
    await waitUntil(() => receiver.received.length >= 4)
    const meanwhile = await apply()
    await sendResume(meanwhile)
    expect((await server.call('/api/applications', { token: admin })).status).toBe(200)
    const other = await startReceiver()
    const client = "(select id from clients where code = 'meridian')"
    await server.database.query(
      `update outbox set state = 'waiting', next_attempt_at = '2026-01-01T00:00:00.000Z' where client_id = ${client}`,
    )
    await connectReceiver(server, 'meridian', other)
    await waitUntil(() => other.effects.size > 5)
    receiver.react = () => ({ status: 200 })
    await server.restart()
    for (const id of [...ids, meanwhile]) await waitForState(id, 'sent')
    expect(receiver.effects.size).toBe(7)
    await server.database.query(`delete from back_offices where client_id = ${client}`)
    await other.stop()
  })

  test('thirty concurrent deliveries to an unreliable receiver are each processed once', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => apply()))
    receiver.react = ({ message }) =>
      receiver.received.filter((one) => one.message.data.application.id === message.data.application.id)
        .length === 1
        ? message.data.application.id % 2 === 0
          ? { status: 502 }
          : 'takes and breaks'
        : { status: 200 }
    await Promise.all(ids.map(sendResume))
    for (const id of ids) await waitForAttempts(id, 1)
    await wait(hourMs)
    for (const id of ids) await waitForState(id, 'sent')
    const arrived = [...receiver.effects.values()].map((message) => message.data.application.id)
    expect(arrived.sort((one, other) => one - other)).toEqual(ids.sort((one, other) => one - other))
  })
})
