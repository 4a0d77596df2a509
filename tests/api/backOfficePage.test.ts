import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runCli } from '../../server/cli/runCli'
import type { Activity } from '../../src/schemas/activity/activity.types'
import type { Problem } from '../../src/schemas/applications/application'
import type {
  BackOfficeChangeResult,
  BackOfficeState,
  BackOfficeTest,
  DeliveryDetails,
  DeliveryPage,
} from '../../src/schemas/connections/connections.types'
import { createApplicationFixture, createUploadBody, fetchVacancies, pdf, submit } from './applicationFixture'
import { connectReceiver, type Receiver, startReceiver, waitUntil } from './backOfficeReceiver'
import { startTestServer, type TestServer } from './testServer'

const path = '/api/connections/harbour'
const hourMs = 60 * 60 * 1000

let server: TestServer
let receiver: Receiver
let admin: string
let guest: string
let vacancyId: number
let applicationCount = 0

beforeAll(async () => {
  server = await startTestServer({ FOYER_BACKOFFICE_ALLOW: '127.0.0.1', FOYER_LIMITS: 'off' })
  receiver = await startReceiver()
  await signIn()
  vacancyId = (await fetchVacancies(server, guest)).find(({ name }) => name === 'Coastal Planner')?.id ?? 0
})
afterAll(async () => {
  await server.stop()
  await receiver.stop()
})
beforeEach(async () => {
  await server.database.query("update outbox set state = 'sent'")
  await callConnections('/backoffice', 'DELETE')
  receiver.react = () => ({ status: 200 })
  receiver.received = []
  receiver.refused = 0
})

async function signIn(): Promise<void> {
  guest = await server.guest('harbour')
  admin = await server.admin('harbour')
}

function callConnections<Body>(rest: string, method = 'GET', body?: unknown) {
  return server.call<Body>(path + rest, { method, token: admin, ...(body === undefined ? {} : { body }) })
}

/** Configures the receiver as the back-office and starts deliveries, as an administrator does. */
async function connect(): Promise<void> {
  const { body } = await callConnections<BackOfficeChangeResult>('/backoffice', 'PUT', {
    address: receiver.address,
  })
  receiver.secret = body.madeSecret ?? expect.unreachable()
  await callConnections('/backoffice/pause', 'PUT', { isPaused: false })
}

/** Submits an application with its resume; its delivery is due at once. @returns its id */
async function apply(token = guest, at = vacancyId): Promise<number> {
  applicationCount += 1
  const { body } = await createApplicationFixture(
    server,
    token,
    at,
    `connected.${applicationCount}@example.org`,
  )
  const { id } = await submit(server, token, body)
  const files = createUploadBody({ resume: { name: 'resume.pdf', bytes: pdf } })
  await server.call(`/api/submittedapplications/${id}/attachments`, { token, body: files })
  return id
}

/** Pauses the deliveries of the client and submits an application. */
async function createHeldApplication(): Promise<number> {
  await callConnections('/backoffice/pause', 'PUT', { isPaused: true })
  return apply()
}

async function applyAtMeridian(): Promise<void> {
  const token = await server.guest('meridian')
  const [vacancy] = await fetchVacancies(server, token)
  await apply(token, vacancy?.id)
}

const fetchDelivery = async (id: number) => (await callConnections<DeliveryDetails>(`/deliveries/${id}`)).body
const waitForState = (id: number, state: string) =>
  waitUntil(async () => (await fetchDelivery(id)).state === state)

describe('the address', () => {
  test.each([
    ['ftp://hr.example.org/', /^must be an https address without user and password/],
    ['hr.example.org', /^must be an https address/],
    ['https://me:word@hr.example.org/', /without user and password/],
    ['http://8.8.8.8/', /in the clear/],
    ['https://10.1.2.3/', /10\.1\.2\.3 is a private address .*FOYER_BACKOFFICE_ALLOW must name it/],
    ['https://[::1]:8080/', /private address/],
    ['https://no-such-host.invalid/', /no address was found/],
  ])('%s is refused when it is saved, with the reason at its field', async (address, reason) => {
    const { status, body } = await callConnections<Problem>('/backoffice', 'PUT', { address })
    expect([status, body.errors?.map((error) => error.path)]).toEqual([422, ['/address']])
    expect(body.errors?.[0]?.message).toMatch(reason)
    expect((await callConnections<BackOfficeState>('/backoffice')).body.address).toBeNull()
  })

  test('[API-20] creates a secret, which is shown once; neither it nor the URL query is readable or audited', async () => {
    const address = `${receiver.address}?key=in-the-query`
    const { body } = await callConnections<BackOfficeChangeResult>('/backoffice', 'PUT', { address })
    expect(body).toEqual({ address, madeSecret: expect.stringMatching(/^whsec_/) })
    const again = await callConnections<BackOfficeChangeResult>('/backoffice', 'PUT', {
      address: receiver.address,
    })
    expect(again.body.madeSecret).toBeNull()
    const state = await server.call<BackOfficeState>(`${path}/backoffice`, { token: admin })
    expect(state.body).toMatchObject({
      address: receiver.address,
      hasOldSecret: false,
      pausedAt: expect.any(String),
    })
    const audit = await server.call<{ results: Activity[] }>('/api/audit', { token: admin })
    expect(audit.body.results[1]).toMatchObject({
      action: 'back-office changed',
      by: 'harbour-admin',
      changes: [
        { label: 'URL', from: 'None', to: receiver.address },
        { label: 'Signing secret', from: 'None', to: 'A new one' },
      ],
    })
    const responses = JSON.stringify([state.body, audit.body])
    expect([responses.includes('whsec_'), responses.includes('in-the-query')]).toEqual([false, false])
  })
})

describe('the secret', () => {
  test('[API-20] a new secret signs together with the previous one for the chosen time, then alone', async () => {
    await connect()
    const { secret: old } = receiver
    const rolled = await callConnections<BackOfficeChangeResult>('/backoffice/secrets', 'POST', {
      overlapHours: 2,
    })
    const newSecret = rolled.body.madeSecret ?? ''
    expect((await callConnections<BackOfficeState>('/backoffice')).body).toMatchObject({
      hasOldSecret: true,
      oldSecretUntil: expect.stringMatching(/Z$/),
    })
    const first = await apply()
    await waitForState(first, 'sent')
    server.advanceClock(2 * hourMs)
    await signIn()
    receiver.react = () => ({ status: 500 })
    const second = await apply()
    await waitUntil(() => receiver.refused > 0)
    expect(receiver.received).toHaveLength(1)
    receiver.secret = newSecret
    receiver.react = () => ({ status: 200 })
    expect((await callConnections(`/deliveries/${second}/retries`, 'POST')).status).toBe(204)
    await waitForState(second, 'sent')
    expect([
      old === newSecret,
      (await callConnections<BackOfficeState>('/backoffice')).body.hasOldSecret,
    ]).toEqual([false, false])
    await callConnections('/backoffice/secrets', 'POST', { overlapHours: 24 })
    expect((await callConnections('/backoffice/secrets/old', 'DELETE')).status).toBe(204)
    expect((await callConnections<BackOfficeState>('/backoffice')).body.hasOldSecret).toBe(false)
  })
})

describe('a secret that the receiver chose', () => {
  test('[API-20] signs from now on and is never shown; an invalid secret is reported at its field', async () => {
    await connect()
    const roll = (secret: string) =>
      callConnections<BackOfficeChangeResult & Problem>('/backoffice/secrets', 'POST', {
        overlapHours: 0,
        secret,
      })
    const wrong = await roll('my own words')
    const message = 'must be whsec_ and 24 to 64 bytes in base64.'
    expect([wrong.status, wrong.body.errors]).toEqual([422, [{ path: '/secret', message }]])
    receiver.secret = `whsec_${Buffer.from('thirty-two bytes of a receiver’s').toString('base64')}`
    const saved = await roll(receiver.secret)
    expect(saved.body).toEqual({ address: receiver.address, madeSecret: null })
    const id = await apply()
    await waitForState(id, 'sent')
    const audit = await server.call<{ results: Activity[] }>('/api/audit', { token: admin })
    expect(JSON.stringify(audit.body)).not.toContain(receiver.secret)
  })
})

describe('messages and deliveries', () => {
  test('a test message contains no personal data, is signed, and shows the response', async () => {
    expect((await callConnections('/backoffice/tests', 'POST')).status).toBe(404)
    await connect()
    const test = await callConnections<BackOfficeTest>('/backoffice/tests', 'POST')
    expect(test.body).toMatchObject({ status: 200, error: null })
    expect(receiver.received.map(({ message }) => message)).toEqual([
      { type: 'connection.test', timestamp: test.body.at, data: { clientCode: 'harbour' } },
    ])
    receiver.react = () => ({ status: 503, body: 'Down for maintenance' })
    const failed = await callConnections<BackOfficeTest>('/backoffice/tests', 'POST')
    expect(failed.body).toMatchObject({
      ...{ status: 503, error: 'The back-office answered 503', answer: 'Down for maintenance' },
    })
    expect((await callConnections<DeliveryPage>('/deliveries?state=failed')).body.results).toEqual([])
  })

  test('[API-20] a new connection starts paused and delivers after it is started; a changed one continues', async () => {
    const waiting = await apply()
    const { body } = await callConnections<BackOfficeChangeResult>('/backoffice', 'PUT', {
      address: receiver.address,
    })
    receiver.secret = body.madeSecret ?? expect.unreachable()
    expect((await callConnections<BackOfficeState>('/backoffice')).body).toMatchObject({
      pausedAt: expect.stringMatching(/Z$/),
      waiting: 1,
    })
    expect((await callConnections<BackOfficeTest>('/backoffice/tests', 'POST')).body).toMatchObject({
      status: 200,
    })
    // A later delivery of another client has been sent, so the worker has checked this queue too.
    await connectReceiver(server, 'meridian', receiver)
    await applyAtMeridian()
    await waitUntil(() => receiver.received.length === 2)
    const [row] = await server.database.query(`select state from outbox where application_id = ${waiting}`)
    expect([row?.state, (await fetchDelivery(waiting)).requests]).toEqual(['waiting', []])
    await callConnections('/backoffice/pause', 'PUT', { isPaused: false })
    await waitForState(waiting, 'sent')
    await callConnections('/backoffice', 'PUT', { address: `${receiver.address}?other` })
    expect((await callConnections<BackOfficeState>('/backoffice')).body.pausedAt).toBeNull()
  })

  test('[API-20] delivers nothing while paused, and everything after resuming', async () => {
    await connect()
    expect((await callConnections('/backoffice/pause', 'PUT', { isPaused: true })).status).toBe(204)
    const held = await apply()
    expect((await callConnections<BackOfficeState>('/backoffice')).body).toMatchObject({
      pausedAt: expect.stringMatching(/Z$/),
      waiting: 1,
    })
    expect((await callConnections<BackOfficeTest>('/backoffice/tests', 'POST')).body.status).toBe(200)
    // A later delivery of another client has been sent, so the worker has checked this queue too.
    await connectReceiver(server, 'meridian', receiver)
    await applyAtMeridian()
    await waitUntil(() => receiver.received.length === 2)
    const [row] = await server.database.query(`select state from outbox where application_id = ${held}`)
    expect([row?.state, (await fetchDelivery(held)).requests]).toEqual(['waiting', []])
    await callConnections('/backoffice/pause', 'PUT', { isPaused: false })
    await waitForState(held, 'sent')
  })

  test('[API-20] a delivery shows its requests, answers and message, without files and secrets, and can be retried', async () => {
    await connect()
    receiver.react = () => ({ status: 410, body: 'No such <job>' })
    const id = await apply()
    await waitForState(id, 'failed')
    const shown = await fetchDelivery(id)
    expect(shown).toMatchObject({ id, vacancyName: 'Coastal Planner', attempts: 1, nextAttemptAt: null })
    expect(shown.requests).toEqual([
      {
        at: expect.any(String),
        address: receiver.address,
        messageId: receiver.received[0]?.id,
        bytes: Buffer.byteLength(receiver.received[0]?.body ?? ''),
        status: 410,
        error: 'The back-office answered 410: it accepts no more messages',
        durationMs: expect.any(Number),
        answer: 'No such <job>',
      },
    ])
    const sent = receiver.received[0]?.message ?? expect.unreachable()
    const { attachments, ...data } = sent.data
    const message = JSON.parse(shown.message ?? '')
    expect(message.data).toMatchObject(data)
    expect(message.data.attachments[0]).toEqual({
      ...attachments[0],
      content: `${pdf.length} bytes in base64`,
    })
    const failed = await callConnections<DeliveryPage>('/deliveries?state=failed')
    expect(failed.body).toMatchObject({ results: [{ id }], pagination: { page: 1, lastPage: 1 } })
    receiver.react = () => ({ status: 200 })
    expect((await callConnections<{ queued: number }>('/deliveries/retries', 'POST')).body).toEqual({
      queued: 1,
    })
    await waitForState(id, 'sent')
    const again = await callConnections<Problem>(`/deliveries/${id}/retries`, 'POST')
    expect([again.status, again.body.title]).toEqual([409, 'Already sent'])
    expect((await fetchDelivery(id)).requests.map(({ status }) => status)).toEqual([410, 200])
  })

  test('a secret answer is sent, but not displayed', async () => {
    await connect()
    const id = await createHeldApplication()
    const sections = JSON.stringify([
      { title: 'More', items: [{ label: 'PIN', answer: '•••', secret: '/custom-1' }] },
    ])
    await server.database.query(
      `update applications set answers = '{"custom-1":"4711","custom-2":"seen"}', sections = '${sections}' where id = ${id}`,
    )
    const { message } = await fetchDelivery(id)
    expect(message).toContain('"custom-2": "seen"')
    expect(message).not.toContain('4711')
    receiver.react = ({ body }) => ({ status: 500, body: body.slice(0, 2000) })
    await callConnections('/backoffice/pause', 'PUT', { isPaused: false })
    await waitUntil(async () => (await fetchDelivery(id)).requests.length > 0)
    expect(receiver.received[0]?.body).toContain('4711')
    expect((await fetchDelivery(id)).requests).toMatchObject([{ status: 500, answer: null }])
  })

  test('the SuperUser sees the requests of any client, but neither their messages nor the answers', async () => {
    await connect()
    receiver.react = ({ body }) => ({ status: 200, body })
    const id = await apply()
    await waitForState(id, 'sent')
    expect((await fetchDelivery(id)).requests[0]?.answer).toContain('application.submitted')
    const token = await server.signIn('master', 'master-demo-1', 'admin')
    const shown = await server.call<DeliveryDetails>(`${path}/deliveries/${id}`, { token })
    expect([shown.status, shown.body.message]).toEqual([200, null])
    expect(shown.body.requests).toMatchObject([{ status: 200, answer: null }])
  })

  test('lists only the 200 newest deliveries, 20 per page', async () => {
    const args = ['seed', '--client', 'harbour', '--vacancies', '10', '--applications', '240']
    const variables = { DATABASE_URL: server.database.url }
    expect(
      await runCli(args, { variables, print: () => {}, reportProgress: () => {}, readStdin: async () => '' }),
    ).toBe(0)
    const first = await callConnections<DeliveryPage>('/deliveries')
    const last = await callConnections<DeliveryPage>('/deliveries?page=10')
    expect([first.body.results.length, last.body.results.length]).toEqual([20, 20])
    expect(first.body.pagination).toEqual({ page: 1, lastPage: 10, recordCount: 200 })
    expect((await callConnections('/deliveries?page=11')).status).toBe(400)
  })
})
