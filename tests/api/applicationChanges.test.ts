import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Problem } from '../../src/schemas/applications/application'
import type { ApplicationChange } from '../../src/schemas/applications/applicationChange'
import { expectOk } from './apiClient'
import { createApplicationFixture, createUploadBody, fetchVacancies, pdf, submit } from './applicationFixture'
import { callApi, startTestServer, type TestServer } from './testServer'

interface Page {
  changes: ApplicationChange[]
  next: number
  hasMore: boolean
}

const hourMs = 60 * 60 * 1000
let server: TestServer
let guest: string
let key: string
let vacancyId: number
let count = 0
/** Last cursor of the feed before each test. */
let start: number

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  const admin = await server.admin('harbour')
  const settings = await expectOk(server.client(admin).GET('/api/userSettings'))
  const applicationFormFields = settings.applicationFormFields.map((field) => ({
    ...field,
    isRequired: false,
  }))
  const put = { body: { ...settings, applicationFormFields } }
  expect((await server.client(admin).PUT('/api/userSettings', put)).response.status).toBe(204)
  key = await makeKey('harbour')
  guest = await server.guest('harbour')
  vacancyId = (await fetchVacancies(server, guest)).find(({ name }) => name === 'Coastal Planner')?.id ?? 0
})
afterAll(() => server.stop())
beforeEach(async () => {
  start = (await readToEnd(0)).next
})

async function makeKey(client: 'harbour' | 'meridian', may = ['applications']): Promise<string> {
  count += 1
  const body = { name: `feed ${count}`, may }
  const token = await server.admin(client)
  return (await server.call<{ key: string }>(`/api/connections/${client}/keys`, { token, body })).body.key
}

const readChanges = <Body = Page>(query: string, apiKey = key, url = server.url) =>
  callApi<Body>(`${url}/api/backoffice/changes${query}`, { headers: { 'x-api-key': apiKey } })

/** Reads the feed as a back-office does, page after page, to its end. */
async function readToEnd(after: number, { limit = 100, apiKey = key } = {}): Promise<Page> {
  const changes: ApplicationChange[] = []
  for (let next = after; ; ) {
    const { status, body } = await readChanges(`?after=${next}&limit=${limit}`, apiKey)
    expect(status).toBe(200)
    expect(body.changes.length).toBeLessThanOrEqual(limit)
    changes.push(...body.changes)
    next = body.next
    if (!body.hasMore) return { changes, next, hasMore: false }
  }
}

const getChangeKinds = async (id: number) =>
  (await readToEnd(start)).changes.filter(({ applicationId }) => applicationId === id).map(({ kind }) => kind)
const fetchIds = async (after: number) =>
  (
    await server.call<{ id: number }[]>(`/api/backoffice/applications?after=${after}`, {
      headers: { 'x-api-key': key },
    })
  ).body.map(({ id }) => id)

/** @param attachmentKeys field keys of the announced files */
async function apply(attachmentKeys: string[] = []): Promise<{ id: number; link: string; email: string }> {
  count += 1
  const email = `feed.${count}@example.org`
  const { body } = await createApplicationFixture(server, guest, vacancyId, email)
  const receipt = await submit(server, guest, { ...body, mobile: '0400 000 000', attachmentKeys })
  return { id: receipt.id, link: receipt.link ?? '', email }
}

async function uploadFile(id: number, field: string) {
  const body = createUploadBody({ [field]: { name: `${field}.pdf`, bytes: pdf } })
  const path = `/api/submittedapplications/${id}/attachments`
  expect((await server.call(path, { token: guest, body })).status).toBe(201)
}

async function submitAction(link: string, act: string, more: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...more, act })) form.append(name, value)
  expect((await server.call(link, { body: form })).status).toBe(303)
}

async function erasePerson(email: string) {
  const { code } = await server.command('erase-person', '--client', 'harbour', '--email', email)
  expect(code).toBe(0)
}

describe('the change feed lists an application', () => {
  test('as received when it is sent without files, and then what is new after the cursor', async () => {
    const { id } = await apply()
    const { body } = await readChanges(`?after=${start}`)
    expect(body).toEqual({
      changes: [{ kind: 'received', applicationId: id, at: expect.stringMatching(/Z$/) }],
      next: start + 1,
      hasMore: false,
    })
    expect((await readChanges(`?after=${body.next}`)).body).toEqual({
      changes: [],
      next: body.next,
      hasMore: false,
    })
  })

  test('as received when all announced files have arrived; the list by id waits for them too', async () => {
    const { id } = await apply(['resume', 'coverLetter'])
    const { id: later } = await apply()
    await uploadFile(id, 'resume')
    expect(await getChangeKinds(id)).toEqual([])
    // The later application waits too: a reader that continued after its id would miss the earlier application.
    expect(await fetchIds(id - 1)).toEqual([])
    await uploadFile(id, 'coverLetter')
    expect(await getChangeKinds(id)).toEqual(['received'])
    expect(await getChangeKinds(later)).toEqual(['received'])
    expect(await fetchIds(id - 1)).toEqual([id, later])
  })

  test('as received an hour after it was sent, even if its files are missing', async () => {
    const { id } = await apply(['resume'])
    expect([await getChangeKinds(id), await fetchIds(id - 1)]).toEqual([[], []])
    server.advanceClock(hourMs)
    expect([await getChangeKinds(id), await fetchIds(id - 1)]).toEqual([['received'], [id]])
    server.advanceClock(-hourMs)
    expect(await getChangeKinds(id)).toEqual(['received'])
  })

  test('as withdrawn, and as received before it if it was not listed yet', async () => {
    const [whole, awaited] = [await apply(), await apply(['resume'])]
    for (const { link } of [whole, awaited]) await submitAction(link, 'withdraw')
    expect(await getChangeKinds(whole.id)).toEqual(['received', 'withdrawn'])
    expect(await getChangeKinds(awaited.id)).toEqual(['received', 'withdrawn'])
    await submitAction(whole.link, 'withdraw')
    expect(await getChangeKinds(whole.id)).toEqual(['received', 'withdrawn'])
    expect(await fetchIds(whole.id - 1)).toEqual([whole.id, awaited.id])
  })

  test('as corrected when its contact details change after it was listed', async () => {
    const { id, link, email } = await apply()
    await submitAction(link, 'correct', { email, phone: '0400 000 001' })
    expect(await getChangeKinds(id)).toEqual(['received', 'corrected'])
    const awaited = await apply(['resume'])
    await submitAction(awaited.link, 'correct', { email: awaited.email, phone: '0400 000 002' })
    expect(await getChangeKinds(awaited.id)).toEqual([])
    await uploadFile(awaited.id, 'resume')
    expect(await getChangeKinds(awaited.id)).toEqual(['received'])
  })

  test('with files added once, when a file arrives after it was listed', async () => {
    const { id } = await apply(['resume'])
    await uploadFile(id, 'resume')
    await uploadFile(id, 'coverLetter')
    await uploadFile(id, 'coverLetter')
    expect(await getChangeKinds(id)).toEqual(['received', 'filesAdded'])
  })

  test('as erased, and stores no other data about it', async () => {
    const { id, email } = await apply()
    const { id: kept } = await apply()
    const before = await readToEnd(start)
    expect(before.changes.map(({ applicationId }) => applicationId)).toEqual([id, kept])
    await erasePerson(email)
    expect((await readToEnd(before.next)).changes).toMatchObject([{ kind: 'erased', applicationId: id }])
    expect((await readToEnd(start)).changes).toMatchObject([
      { kind: 'received', applicationId: kept },
      { kind: 'erased', applicationId: id },
    ])
    const rows = await server.database.query(`select * from application_changes where application_id = ${id}`)
    expect(rows.map((row) => Object.keys(row).sort())).toEqual([
      ['application_id', 'at', 'client_id', 'id', 'kind', 'position'],
    ])
  })

  test('as erased at the next position, even if the newest change was about this application', async () => {
    const { id, email } = await apply()
    const { next } = await readToEnd(start)
    await erasePerson(email)
    expect((await readChanges(`?after=${next}`)).body).toMatchObject({
      changes: [{ kind: 'erased', applicationId: id }],
      next: next + 1,
    })
  })

  test('as erased when its retention is over', async () => {
    const { id } = await apply()
    const { next } = await readToEnd(start)
    await server.database.query(
      `update applications set submitted_date = '2020-01-01T00:00:00.000Z' where id = ${id}`,
    )
    await server.command('set-policy', '--client', 'harbour', '--retain-days', '1000')
    const { code } = await server.command('retain', '--yes')
    expect(code).toBe(0)
    expect((await readToEnd(next)).changes).toMatchObject([{ kind: 'erased', applicationId: id }])
  })
})

describe('a reader of the change feed', () => {
  test('gets all applications from before the feed existed, page by page', async () => {
    const { id, link } = await apply()
    await submitAction(link, 'withdraw')
    await server.database.query('delete from application_changes')
    await server.database.query(
      "update applications set listed_at = null, submitted_date = '2026-01-01T00:00:00.000Z'",
    )
    const all = await server.database.query(
      "select a.id from applications a join clients c on c.id = a.client_id where c.code = 'harbour' order by a.id",
    )
    const { changes, next } = await readToEnd(0, { limit: 2 })
    const received = changes.filter(({ kind }) => kind === 'received')
    expect(received.map(({ applicationId }) => applicationId)).toEqual(all.map((row) => Number(row.id)))
    expect(changes.filter(({ applicationId }) => applicationId === id).map(({ kind }) => kind)).toEqual([
      'received',
      'withdrawn',
    ])
    expect(next).toBe(changes.length)
  })

  test('gets 410 if its cursor is ahead of the feed, as after a restored backup, and 400 for invalid parameters', async () => {
    const { status, body } = await readChanges<Problem>(`?after=${start + 1}`)
    expect([status, body.type]).toEqual([410, 'urn:foyer:problem:cursor-unknown'])
    for (const query of ['?after=-1', '?limit=0', '?limit=501', '?after=x']) {
      expect([query, (await readChanges(query)).status]).toEqual([query, 400])
    }
  })

  test('[SS-08] sees no changes of another client, and is rejected with a key for vacancies', async () => {
    const meridianKey = await makeKey('meridian')
    const before = await readToEnd(0, { apiKey: meridianKey })
    const { id, link, email } = await apply()
    await submitAction(link, 'withdraw')
    await erasePerson(email)
    expect(await getChangeKinds(id)).toEqual(['erased'])
    expect(await readToEnd(0, { apiKey: meridianKey })).toEqual(before)
    expect(before.changes.map(({ applicationId }) => applicationId)).not.toContain(id)
    const writer = await makeKey('harbour', ['vacancies'])
    expect((await readChanges('', writer)).status).toBe(403)
    expect((await readChanges('', 'fyk_nobody')).status).toBe(401)
  })

  test('misses nothing while many write at once, and positions have no gaps', async () => {
    const writers = inject('postgresUrl')
      ? [server.url, (await server.startSecondServer()).url]
      : [server.url]
    const { body } = await createApplicationFixture(server, guest, vacancyId)
    let areWritersDone = false
    const polled: ApplicationChange[] = []
    const reader = (async () => {
      for (let next = start, isLast = false; !isLast; ) {
        // Changes made from now on are read in another round.
        isLast = areWritersDone
        const page = (await readChanges(`?after=${next}&limit=7`, key, writers.at(-1))).body
        polled.push(...page.changes)
        next = page.next
        isLast &&= !page.hasMore
      }
    })()
    const sent = await Promise.all(
      Array.from({ length: 16 }, async (_, at) => {
        const url = writers[at % writers.length] ?? server.url
        const attachmentKeys = at % 4 === 0 ? ['resume'] : []
        const { status, body: receipt } = await callApi<{ id: number; link: string }>(
          `${url}/api/submittedapplications`,
          { token: guest, body: { ...body, attachmentKeys, email: `parallel.${at}@example.org` } },
        )
        expect(status, JSON.stringify(receipt)).toBe(201)
        await Promise.all([
          ...(at % 4 === 0 ? [uploadFile(receipt.id, 'resume')] : []),
          ...(at % 2 === 0 ? [submitAction(receipt.link, 'withdraw')] : []),
          ...(at % 4 === 2 ? [uploadFile(receipt.id, 'coverLetter')] : []),
        ])
        return receipt.id
      }),
    )
    areWritersDone = true
    await reader
    const all = await readToEnd(start)
    expect(polled).toEqual(all.changes)
    for (const kind of ['received', 'withdrawn'] as const) {
      const ids = polled.filter((change) => change.kind === kind).map(({ applicationId }) => applicationId)
      const expected = sent.filter((_, at) => kind === 'received' || at % 2 === 0)
      expect([...ids].sort((a, b) => a - b)).toEqual([...expected].sort((a, b) => a - b))
    }
    const rows = await server.database.query(
      `select position from application_changes c join clients on clients.id = c.client_id
       where clients.code = 'harbour' and position > ${start} order by position`,
    )
    expect(rows.map(({ position }) => Number(position) - start)).toEqual(
      all.changes.map((_, index) => index + 1),
    )
  })
})
