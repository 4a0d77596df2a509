import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Problem } from '../../src/schemas/applications/application'
import { createApplicationFixture, createUploadBody, fetchVacancies, pdf, submit } from './applicationFixture'
import { type SmallBucket, startBucket } from './smallBucket'
import { startTestServer, type TestServer } from './testServer'

interface UploadState {
  id: number
  offset: number
  size: number
}

let bucket: SmallBucket
const servers: Partial<Record<'the database' | 'a bucket', TestServer>> = {}
const getServer = (storage: keyof typeof servers) => servers[storage] as TestServer

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key-of-the-test')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret-of-the-test')
  bucket = await startBucket()
  servers['the database'] = await startTestServer()
  servers['a bucket'] = await startTestServer(bucket.variables)
})
afterAll(async () => {
  for (const server of Object.values(servers)) await server.stop()
  await bucket.stop()
  vi.unstubAllEnvs()
})

const text = Buffer.from(
  'Sam has planned twelve coasts, and walked along each of them twice.\n'.repeat(24_000),
)

async function createApplication(server: TestServer, email: string) {
  const token = await server.guest('harbour')
  const list = await fetchVacancies(server, token)
  const id = list.find((vacancy) => vacancy.name === 'Coastal Planner')?.id ?? 0
  const receipt = await submit(server, token, (await createApplicationFixture(server, token, id, email)).body)
  const path = `/api/submittedapplications/${receipt.id}`
  const begin = (filename: string, size = text.length, key = 'resume') =>
    server.call<UploadState & Problem>(`${path}/uploads`, { token, body: { key, filename, size } })
  const send = (address: string, from: number, bytes: Uint8Array, complete = false) =>
    server.call<Problem>(address, {
      token,
      method: 'PATCH',
      body: bytes,
      headers: createPieceHeaders(from, complete),
    })
  return { token, receipt, path, begin, send }
}

const createPieceHeaders = (from: number, complete: boolean) => ({
  'content-type': 'application/partial-upload',
  'upload-offset': String(from),
  'upload-complete': complete ? '?1' : '?0',
})

/**
 * Announces the whole file as one piece, sends only these bytes of it, and destroys the connection.
 */
function sendThenDisconnect(
  server: TestServer,
  address: string,
  token: string,
  bytes: Buffer,
): Promise<void> {
  const headers = { ...createPieceHeaders(0, true), authorization: `Bearer ${token}`, host: 'localhost' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.on('error', reject)
    socket.write(
      `PATCH ${address} HTTP/1.1\r\n${lines.join('\r\n')}\r\ncontent-length: ${text.length}\r\n\r\n`,
    )
    socket.write(bytes, () => {
      socket.destroy()
      resolve()
    })
  })
}

test.each(['the database', 'a bucket'] as const)(
  '[API-21] an upload into %s that breaks at nine tenths can be resumed with less than 15 % more bytes in total',
  async (storage) => {
    const server = getServer(storage)
    const { token, receipt, path, begin, send } = await createApplication(server, 'cut.off@example.org')
    const upload = await begin('resume.txt')
    const address = upload.headers.get('location') ?? ''
    expect([upload.status, upload.body.offset, address]).toEqual([
      201,
      0,
      `${path}/uploads/${upload.body.id}`,
    ])
    const cut = Math.floor(text.length * 0.9)
    await sendThenDisconnect(server, address, token, text.subarray(0, cut))
    const getOffset = async () => (await server.call<UploadState>(address, { token })).body.offset
    await expect.poll(getOffset).toBeGreaterThan(0)
    const offset = await getOffset()
    const rest = text.subarray(offset)
    expect((cut + rest.length) / text.length).toBeLessThan(1.15)
    const head = await server.call(address, { token, method: 'HEAD' })
    expect([head.status, head.headers.get('upload-offset')]).toEqual([200, String(offset)])
    const half = Math.floor(rest.length / 2)
    const middle = await send(address, offset, rest.subarray(0, half))
    expect([middle.status, middle.headers.get('upload-offset')]).toEqual([204, String(offset + half)])
    const last = await send(address, offset + half, rest.subarray(half), true)
    expect(last).toMatchObject({ status: 201, body: [{ filename: 'resume.txt' }] })
    const admin = await server.admin('harbour')
    const [{ id = 0 } = {}] = last.body as unknown as { id?: number }[]
    const data = `/api/applicationDetails/${receipt.id}/attachments/${id}/data`
    expect((await server.call<string>(data, { token: admin })).body).toBe(text.toString())
    expect(await server.database.query('select id from partial_uploads')).toEqual([])
    expect(await server.database.query('select id from partial_pieces')).toEqual([])
    if (storage === 'a bucket') expect(bucket.objects.size).toBe(1)
  },
)

test('[API-21] a piece with a wrong offset, or one that ends too early, gets the current offset', async () => {
  const server = getServer('the database')
  const { begin, send } = await createApplication(server, 'elsewhere@example.org')
  const address = (await begin('resume.txt')).headers.get('location') ?? ''
  const getOutcome = async (sent: ReturnType<typeof send>) => {
    const { status, headers, body } = await sent
    return [status, headers.get('upload-offset'), body.type]
  }
  const refused = 'urn:foyer:problem:other-offset'
  expect(await getOutcome(send(address, 5, text.subarray(5)))).toEqual([409, '0', refused])
  expect(await getOutcome(send(address, 0, text.subarray(0, 9), true))).toEqual([409, '9', refused])
  // Of two parallel requests, one is stored and the other gets a conflict.
  const both = await Promise.all([
    send(address, 9, text.subarray(9, 99)),
    send(address, 9, text.subarray(9, 99)),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
  expect((await send(address, 99, Buffer.concat([text, text]))).status).toBe(413)
  expect((await send(address, 99, text.subarray(99), true)).status).toBe(201)
})

test('[API-21] an upload in pieces gets the same checks as an upload in one request, and is deleted if it is refused', async () => {
  const server = getServer('the database')
  const { begin, send, path, token } = await createApplication(server, 'judged@example.org')
  expect((await begin('resume.txt', 3_000_000)).status).toBe(413)
  expect((await begin('resume.txt', 10, 'nonsense')).status).toBe(422)
  const mislabelled = await begin('resume.pdf')
  const address = mislabelled.headers.get('location') ?? ''
  const other = await server.guest('harbour')
  expect((await server.call(address, { token: other })).status).toBe(404)
  expect(await send(address, 0, text, true)).toMatchObject({
    status: 422,
    body: { errors: [{ path: '/resume' }] },
  })
  expect((await server.call(address, { token })).status).toBe(404)
  const body = createUploadBody({ resume: { name: 'resume.pdf', bytes: pdf } })
  expect((await server.call(`${path}/attachments`, { token, body })).status).toBe(201)
  expect((await begin('resume.txt')).body.type).toBe('urn:foyer:problem:file-exists')
})

test('[API-21] a different file, the time limit and an erasure delete the received pieces', async () => {
  const server = getServer('the database')
  const listUploads = () => server.database.query('select id from partial_uploads')
  const listPieces = () => server.database.query('select id from partial_pieces')
  const first = await createApplication(server, 'replaced@example.org')
  const address = (await first.begin('resume.txt')).headers.get('location') ?? ''
  await first.send(address, 0, text.subarray(0, 1000))
  const otherAddress = (await first.begin('other.txt')).headers.get('location') ?? ''
  await first.send(otherAddress, 0, text.subarray(0, 1000))
  expect([(await listUploads()).length, (await listPieces()).length]).toEqual([1, 1])
  const admin = await server.admin('harbour')
  const erased = { token: admin, body: { email: 'replaced@example.org' } }
  expect((await server.call('/api/people/erase', erased)).status).toBe(200)
  expect([await listUploads(), await listPieces()]).toEqual([[], []])
  const late = await createApplication(server, 'late@example.org')
  const lateAddress = (await late.begin('resume.txt')).headers.get('location') ?? ''
  await late.send(lateAddress, 0, text.subarray(0, 1000))
  server.advanceClock(61 * 60_000)
  const next = await createApplication(server, 'next@example.org')
  await next.begin('resume.txt')
  expect([(await listUploads()).length, (await listPieces()).length]).toEqual([1, 0])
})
