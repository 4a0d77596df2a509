import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readEnvironment } from '../../server/config/environment'
import { openDatabase } from '../../server/db/openDatabase'
import { createFileStore } from '../../server/modules/files/fileStore'
import { purgeOrphanedObjects } from '../../server/modules/files/storedFiles.service'
import type { ApplicationDetails, SubmissionReceipt } from '../../src/schemas/applications/application'
import { createApplicationFixture, createUploadBody, fetchVacancies, pdf, submit } from './applicationFixture'
import { connectReceiver, type Receiver, startReceiver, waitUntil } from './backOfficeReceiver'
import { type SmallBucket, startBucket } from './smallBucket'
import { type SmallScanner, startScanner, testVirus } from './smallScanner'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let token: string
const stops: (() => Promise<void>)[] = []

const startWith = async (variables: Record<string, string>) => {
  server = await startTestServer({ FOYER_BACKOFFICE_ALLOW: '127.0.0.1', ...variables })
  stops.unshift(server.stop)
  token = await server.guest('harbour')
}
beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key-of-the-test')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret-of-the-test')
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  vi.unstubAllEnvs()
})

const apply = async (email: string) => {
  const list = await fetchVacancies(server, token)
  const id = list.find((vacancy) => vacancy.name === 'Coastal Planner')?.id ?? 0
  return submit(server, token, (await createApplicationFixture(server, token, id, email)).body)
}
const upload = (
  receipt: SubmissionReceipt,
  key: string,
  name: string,
  bytes: Uint8Array,
  type = 'application/pdf',
) =>
  server.call<{ id: number }[]>(`/api/submittedapplications/${receipt.id}/attachments`, {
    token,
    body: createUploadBody({ [key]: { name, bytes, type } }),
  })
const download = async (applicationId: number, attachmentId: number | undefined) => {
  const admin = await server.admin('harbour')
  const answer = await fetch(
    `${server.url}/api/applicationDetails/${applicationId}/attachments/${attachmentId}/data`,
    { headers: { authorization: `Bearer ${admin}` } },
  )
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('photos', () => {
  test('[API-21] [FK-06] are stored without metadata; a damaged one is rejected', async () => {
    await startWith({})
    const receipt = await apply('photo@example.org')
    const picture = readFileSync('tests/fixtures/images/picture.jpg')
    expect(picture.includes('made at home')).toBe(true)
    const broken = await upload(receipt, 'photo', 'me.jpg', picture.subarray(0, 300), 'image/jpeg')
    expect(broken.status).toBe(422)
    const sent = await upload(receipt, 'photo', 'me.jpg', picture, 'image/jpeg')
    expect(sent.status).toBe(201)
    expect((await upload(receipt, 'photo', 'me.jpg', picture, 'image/jpeg')).body).toEqual(sent.body)
    const { bytes } = await download(receipt.id, sent.body[0]?.id)
    expect([bytes.length > 300, bytes.includes('made at home')]).toEqual([true, false])
  })
})

describe('with a scanner', () => {
  let scanner: SmallScanner
  let receiver: Receiver

  beforeEach(async () => {
    scanner = await startScanner()
    receiver = await startReceiver()
    stops.push(scanner.stop, receiver.stop)
    await startWith({ FOYER_CLAMD: scanner.address })
    await server.database.query("update outbox set state = 'sent'")
    await connectReceiver(server, 'harbour', receiver)
  })

  test('a file is scanned once, before delivery or download', async () => {
    const receipt = await apply('clean@example.org')
    const sent = await upload(receipt, 'resume', 'resume.pdf', pdf)
    await waitUntil(() => receiver.effects.size === 1)
    expect((await download(receipt.id, sent.body[0]?.id)).bytes.equals(pdf)).toBe(true)
    expect(scanner.scanned).toBe(1)
  })

  test('while the scanner does not respond, nothing is delivered or shown; afterwards everything is', async () => {
    scanner.isDown = true
    const receipt = await apply('waiting@example.org')
    const sent = await upload(receipt, 'resume', 'resume.pdf', pdf)
    const delivery = async () => {
      const admin = await server.admin('harbour')
      const path = `/api/applicationDetails/${receipt.id}`
      return (await server.call<ApplicationDetails>(path, { token: admin })).body.delivery
    }
    await waitUntil(async () => (await delivery()).attempts === 1)
    expect(await delivery()).toMatchObject({ state: 'waiting', lastError: /has not been scanned yet/ })
    expect(receiver.received).toEqual([])
    expect((await download(receipt.id, sent.body[0]?.id)).status).toBe(503)
    scanner.isDown = false
    server.advanceClock(10_000)
    await waitUntil(() => receiver.effects.size === 1)
    expect((await download(receipt.id, sent.body[0]?.id)).status).toBe(200)
  })

  test('an infected file is not delivered; the rest of the application is', async () => {
    const receipt = await apply('infected@example.org')
    const sent = await upload(receipt, 'resume', 'resume.txt', Buffer.from(testVirus), 'text/plain')
    expect(sent.status).toBe(201)
    await waitUntil(() => receiver.effects.size === 1)
    const [message] = receiver.effects.values()
    expect(message?.data.attachments).toMatchObject([{ key: 'resume', content: null }])
    expect((await download(receipt.id, sent.body[0]?.id)).status).toBe(403)
  })
})

describe('with an object store', () => {
  let bucket: SmallBucket

  beforeEach(async () => {
    bucket = await startBucket()
    stops.push(bucket.stop)
    await startWith(bucket.variables)
  })
  const listObjectRows = async () =>
    server.database.query(
      'select object_key, length(content) as held from files where object_key is not null',
    )

  test('[API-21] bytes are stored under a generated name, and read and delivered from the store', async () => {
    const receiver = await startReceiver()
    stops.push(receiver.stop)
    await server.database.query("update outbox set state = 'sent'")
    await connectReceiver(server, 'harbour', receiver)
    const receipt = await apply('bucket@example.org')
    const sent = await upload(receipt, 'resume', 'resume.pdf', pdf)
    const [row] = await listObjectRows()
    expect([Number(row?.held), [...bucket.objects.keys()]]).toEqual([0, [row?.object_key]])
    expect(String(row?.object_key)).toMatch(/^files\/\d+\/[0-9a-f-]{36}$/)
    expect((await download(receipt.id, sent.body[0]?.id)).bytes.equals(pdf)).toBe(true)
    await waitUntil(() => receiver.effects.size === 1)
    const [message] = receiver.effects.values()
    expect(message?.data.attachments[0]?.content).toBe(pdf.toString('base64'))
  })

  const unavailable = {
    type: 'urn:foyer:problem:unavailable',
    title: 'Not available',
    status: 503,
    detail: 'The service is not available at the moment.',
  }

  test('[API-21] an upload gets 503 while the store is unavailable; a repeated upload leaves no orphaned objects', async () => {
    const receipt = await apply('repeat@example.org')
    bucket.isDown = true
    const before = await server.stored()
    const refused = await upload(receipt, 'resume', 'resume.pdf', pdf)
    expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([
      503,
      '5',
      unavailable,
    ])
    expect(refused.headers.get('content-type')).toMatch('application/problem+json')
    expect(await server.stored()).toEqual(before)
    bucket.isDown = false
    expect((await upload(receipt, 'resume', 'resume.pdf', pdf)).status).toBe(201)
    expect((await upload(receipt, 'resume', 'resume.pdf', pdf)).status).toBe(201)
    expect(bucket.objects.size).toBe(1)
  })

  test('[API-19] during an outage files get 503 and deliveries wait; both continue afterwards', async () => {
    const receiver = await startReceiver()
    stops.push(receiver.stop)
    await server.database.query("update outbox set state = 'sent'")
    const receipt = await apply('store.down@example.org')
    const sent = await upload(receipt, 'resume', 'resume.pdf', pdf)
    bucket.isDown = true
    await connectReceiver(server, 'harbour', receiver)
    const admin = await server.admin('harbour')
    const path = `/api/applicationDetails/${receipt.id}`
    const refused = await server.call(`${path}/attachments/${sent.body[0]?.id}/data`, { token: admin })
    expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([
      503,
      '5',
      unavailable,
    ])
    const delivery = async () =>
      (await server.call<ApplicationDetails>(path, { token: await server.admin('harbour') })).body.delivery
    await waitUntil(async () => (await delivery()).attempts === 1)
    expect(await delivery()).toMatchObject({ state: 'waiting', lastError: /object store/ })
    expect(receiver.received).toEqual([])
    bucket.isDown = false
    server.advanceClock(10_000)
    await waitUntil(() => receiver.effects.size === 1)
    expect((await download(receipt.id, sent.body[0]?.id)).bytes.equals(pdf)).toBe(true)
  })

  test('a sweep removes unreferenced objects that are a day old', async () => {
    const receipt = await apply('sweep@example.org')
    await upload(receipt, 'resume', 'resume.pdf', pdf)
    bucket.objects.set('files/1/of-a-crash', { bytes: pdf, since: new Date('2026-01-01') })
    bucket.objects.set('files/1/under-way', { bytes: pdf, since: new Date() })
    const { fileStore } = readEnvironment(bucket.variables, [])
    const db = openDatabase(server.database.url)
    const output: string[] = []
    const purge = (now: Date) =>
      purgeOrphanedObjects(db, createFileStore(fileStore), now, (line) => output.push(line))
    expect([await purge(new Date()), bucket.objects.size]).toEqual([1, 2])
    expect([await purge(new Date(Date.now() + 48 * 3600_000)), bucket.objects.size]).toEqual([1, 1])
    await db.destroy()
    expect(output).toEqual(['1 objects checked, 1 removed', '2 objects checked, 1 removed'])
    expect([...bucket.objects.keys()]).toEqual((await listObjectRows()).map((row) => row.object_key))
  })
})
