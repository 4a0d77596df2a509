import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createApplicationFixture, createUploadBody, fetchVacancies, pdf, submit } from './applicationFixture'
import { waitUntil } from './backOfficeReceiver'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
const requests: ClientRequest[] = []
afterEach(async () => {
  for (const one of requests.splice(0)) one.destroy()
  await server.stop()
})
const startLimitedServer = async (variables: Record<string, string> = {}) => {
  server = await startTestServer({ FOYER_TRUST_PROXY: '127.0.0.1', ...variables })
}

/** Submits an application that announces files. */
async function createApplication(email: string): Promise<{ token: string; path: string }> {
  const token = await server.guest('harbour')
  const vacancy = (await fetchVacancies(server, token)).find((one) => one.name === 'Coastal Planner')
  const { body } = await createApplicationFixture(server, token, vacancy?.id ?? 0, email)
  const { id } = await submit(server, token, { ...body, attachmentKeys: ['resume'] })
  return { token, path: `/api/submittedapplications/${id}/attachments` }
}

interface SlowUpload {
  call: ClientRequest
  answered: Promise<IncomingMessage>
  /** Sends the end of the request's body. */
  finish: () => void
}

const createHead = (key: string) =>
  `--edge\r\nContent-Disposition: form-data; name="${key}"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
const tail = '\r\n--edge--\r\n'

/** Sends a file, but not the end of the request's body. @param length the announced length of the body */
async function beginUpload(
  { token, path }: { token: string; path: string },
  { key = 'resume', from = '192.0.2.1', length = createHead(key).length + pdf.length + tail.length } = {},
): Promise<SlowUpload> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=edge',
    'content-length': String(length),
    'x-forwarded-for': from,
  }
  const call = request(`${server.url}${path}`, { method: 'POST', headers })
  requests.push(call)
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    call.on('response', (answer) => resolve(answer.resume()))
    call.on('error', reject)
  })
  answered.catch(() => undefined)
  await new Promise<void>((resolve) => call.write(createHead(key) + pdf, () => resolve()))
  return { call, answered, finish: () => call.end(tail) }
}

/** Waits until this number of uploads is in this state. The server counts an upload after it has read its application. */
const waitForUploads = (state: 'held' | 'waiting', count: number) =>
  waitUntil(async () => {
    const { body } = await server.call<string>('/api/metrics')
    return body.includes(`foyer_uploads{state="${state}"} ${count}\n`)
  })

test('[API-21] a file for an unknown field is rejected before it is transferred; a text part is rejected, and nothing is stored', async () => {
  await startLimitedServer()
  const application = await createApplication('unknown.part@example.org')
  const before = await server.stored()
  const { answered } = await beginUpload(application, { key: 'nothing', length: 1_500_000 })
  expect((await answered).statusCode).toBe(422)
  const form = createUploadBody({ resume: { name: 'a.pdf', bytes: pdf } })
  form.append('note', 'not a file')
  expect((await server.call(application.path, { token: application.token, body: form })).status).toBe(422)
  expect(await server.stored()).toEqual(before)
})

test('[API-21] a request larger than all fields allow is rejected by its Content-Length', async () => {
  await startLimitedServer()
  const application = await createApplication('too.long@example.org')
  const { answered } = await beginUpload(application, { length: 40_000_000 })
  expect((await answered).statusCode).toBe(413)
})

test('[API-21] the number of concurrent uploads per address is limited; further ones wait for a limited time', async () => {
  await startLimitedServer({ FOYER_UPLOADS_PER_ADDRESS: '2', FOYER_UPLOAD_PATIENCE: '1' })
  const [one, two, three] = [
    await createApplication('a@example.org'),
    await createApplication('b@example.org'),
    await createApplication('c@example.org'),
  ]
  const slow = [await beginUpload(one), await beginUpload(two)]
  await waitForUploads('held', 2)
  const send = (from: string) =>
    server.call(three.path, {
      token: three.token,
      body: createUploadBody({ resume: { name: 'a.pdf', bytes: pdf } }),
      headers: { 'x-forwarded-for': from },
    })
  const refused = await send('192.0.2.1')
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 10])
  expect((await send('192.0.2.2')).status).toBe(201)
  const waiting = beginUpload(await createApplication('d@example.org'))
  ;(await waiting).finish()
  await waitForUploads('waiting', 1)
  slow[0]?.finish()
  expect((await (await waiting).answered).statusCode).toBe(201)
  expect((await slow[0]?.answered)?.statusCode).toBe(201)
})

test('[API-21] the total bytes of concurrent uploads are limited with 503 and Retry-After; a disconnect frees capacity', async () => {
  await startLimitedServer({ FOYER_UPLOAD_MB_AT_ONCE: '4', FOYER_UPLOAD_PATIENCE: '1' })
  const applications = await Promise.all(
    ['a', 'b', 'c'].map((name) => createApplication(`${name}@example.org`)),
  )
  const [one, two, three] = applications
  if (!one || !two || !three) throw new Error('Fewer than three applications were created.')
  const slow = await beginUpload(one, { from: '192.0.2.1', length: 2_000_000 })
  await beginUpload(two, { from: '192.0.2.2', length: 2_000_000 })
  await waitForUploads('held', 2)
  const last = await beginUpload(three, { from: '192.0.2.3', length: 2_000_000 })
  const refused = await last.answered
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10'])
  slow.call.destroy()
  await waitForUploads('held', 1)
  const again = await server.call(three.path, {
    token: three.token,
    body: createUploadBody({ resume: { name: 'a.pdf', bytes: pdf } }),
  })
  expect(again.status).toBe(201)
})

test('[API-21] a hundred slow uploads do not block other requests', async () => {
  await startLimitedServer({ FOYER_LIMIT_UPLOADS_BY_SESSION: '1000/1m', FOYER_UPLOAD_PATIENCE: '60' })
  const application = await createApplication('slow@example.org')
  for (let at = 0; at < 100; at++)
    await beginUpload(application, { from: `192.0.2.${at % 10}`, length: 2_000_000 })
  expect((await server.call('/api/health')).status).toBe(200)
  expect((await server.call('/api/vacancies', { token: application.token })).status).toBe(200)
})
