import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCli } from '../../server/cli/runCli'
import { createWebhookSecret } from '../../server/modules/backOffice/webhookSignature'
import type { SubmissionBody } from '../../src/schemas/applications/application'
import { createApplicationFixture, createUploadBody, fetchVacancies, pdf, submit } from './applicationFixture'
import { connectReceiver, startReceiver, waitUntil } from './backOfficeReceiver'
import { startTestServer, type TestServer } from './testServer'

const monitor = 'a-token-of-the-monitor'
let server: TestServer
let token: string
let bodies: Record<'first' | 'second', SubmissionBody>

beforeAll(async () => {
  server = await startTestServer({
    FOYER_METRICS_TOKEN: monitor,
    FOYER_BACKOFFICE_ALLOW: '127.0.0.1',
  })
  token = await server.guest('harbour')
  const [one, two] = (await fetchVacancies(server, token)).filter(
    (vacancy) => !vacancy.isExpressionOfInterest,
  )
  bodies = {
    first: (await createApplicationFixture(server, token, one?.id ?? 0, 'ada.erasable@example.org')).body,
    second: (await createApplicationFixture(server, token, two?.id ?? 0, 'ada.erasable@example.org')).body,
  }
})
afterAll(() => server.stop())

describe('one person', () => {
  test('can be exported and erased; other people and clients are not affected', async () => {
    const { id } = await submit(server, token, { ...bodies.first, surname: 'Erasable-Byron' })
    await submit(server, token, { ...bodies.second, email: 'ADA.Erasable@example.org' })
    const before = await server.stored()
    await submit(server, token, { ...bodies.second, email: 'stays@example.org' })
    const files = createUploadBody({ resume: { name: 'erasable.pdf', bytes: pdf } })
    await server.call(`/api/submittedapplications/${id}/attachments`, { token, body: files })

    const exported = await server.command(
      'export-person',
      '--client',
      'harbour',
      '--email',
      'ada.erasable@example.org',
    )
    const found: { data: { answers: object; attachments: { content: string }[] } }[] = JSON.parse(
      exported.out,
    )
    expect(found).toHaveLength(2)
    expect(found[0]?.data).toMatchObject({
      answers: { surname: 'Erasable-Byron' },
      attachments: [{ filename: 'erasable.pdf', content: pdf.toString('base64') }],
    })
    const elsewhere = await server.command(
      'erase-person',
      '--client',
      'meridian',
      '--email',
      'ada.erasable@example.org',
    )
    expect(elsewhere.out).toMatch(/^0 applications of this address were erased at meridian\./)

    const erased = await server.command(
      'erase-person',
      '--client',
      'harbour',
      '--email',
      'Ada.erasable@example.org',
    )
    expect(erased.out).toMatch(/^2 applications of this address were erased at harbour\./)
    const { applications = 0, outbox = 0, audit = 0, files: filesBefore = 0 } = before
    expect(await server.stored()).toMatchObject({
      applications: applications - 1,
      outbox: outbox - 1,
      audit: audit + 1,
      files: filesBefore,
    })
    await expectNowhere('rasable')
    const [entry] = await server.database.query("select subject from audit where action = 'person erased'")
    expect(entry?.subject).toMatch(/^applications:\d+,\d+$/)
    expect(
      (await server.command('export-person', '--client', 'harbour', '--email', 'stays@example.org')).out,
    ).toContain('stays@')
  })

  /** Expects the text in no row of these tables and, for SQLite, nowhere in the files of the data folder. */
  const expectNowhere = async (text: string) => {
    for (const table of ['applications', 'application_attachments', 'outbox', 'idempotency_keys', 'audit']) {
      const rows = await server.database.query(`select * from ${table}`)
      expect([table, JSON.stringify(rows).includes(text)]).toEqual([table, false])
    }
    const path = /^file:(.*)$/.exec(server.database.url)?.[1]
    if (!path) return
    const files = readdirSync(dirname(path), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => readFileSync(`${dirname(path)}/${name}`))
    expect(files.map((bytes) => bytes.includes(text))).toEqual(files.map(() => false))
  }
})

describe('retention', () => {
  test('older delivered applications are erased; pending ones and those of other clients stay', async () => {
    expect((await server.command('set-policy', '--client', 'harbour', '--retain-days', '30')).out).toContain(
      'kept at most 30 days',
    )
    const client = "(select id from clients where code = 'harbour')"
    await server.database.query(
      `insert into back_offices (client_id, address, secrets, updated_at) select ${client}, 'https://hr.example', '[]', ''`,
    )
    await server.database.query(
      `update applications set submitted_date = '2026-01-01T00:00:00.000Z' where client_id = ${client} and id % 2 = 0`,
    )
    const countRows = async (where: string) =>
      Number(
        (
          await server.database.query(
            `select count(*) as n from applications a join outbox o on o.client_id = a.client_id and o.application_id = a.id where ${where}`,
          )
        )[0]?.n,
      )
    const old = `a.client_id = ${client} and a.submitted_date < '2026-06-01'`
    const [due, undelivered, all] = [
      await countRows(`${old} and o.state = 'sent'`),
      await countRows(`${old} and o.state <> 'sent'`),
      await countRows('1 = 1'),
    ]
    expect([due > 0, undelivered > 0]).toEqual([true, true])
    expect((await server.command('retain', '--yes')).out).toContain(`${due} applications were erased.`)
    expect([await countRows(old), await countRows('1 = 1')]).toEqual([undelivered, all - due])
    expect((await server.command('retain')).out).toContain('0 applications were erased.')
    await server.command('set-policy', '--client', 'harbour', '--retain-days', 'never')
  })
})

/** Removes all back-offices and waits for running deliveries, which write their result when they end. */
async function stopDeliveries(): Promise<void> {
  await server.database.query('delete from back_offices')
  const sending = "select count(*) as count from outbox where state = 'sending'"
  await waitUntil(async () => Number((await server.database.query(sending))[0]?.count) === 0)
}

describe('deliveries', () => {
  test('that failed for good are listed, and sent when they are queued again', async () => {
    const client = "(select id from clients where code = 'meridian')"
    await stopDeliveries()
    await server.database.query("update outbox set state = 'sent'")
    await server.database.query(
      `update outbox set state = 'failed', attempts = 10, last_error = 'The back-office answered 500'
       where id in (select id from outbox where client_id = ${client} order by id limit 3)`,
    )
    const listed = await server.command('deliveries', '--client', 'meridian')
    expect(listed.out).toMatch(
      /^application \d+: 10 attempts, The back-office answered 500, not tried any more\n(.*\n){2}3 deliveries of meridian failed\.$/,
    )
    expect((await server.command('deliveries', '--client', 'harbour')).out).toBe(
      '0 deliveries of harbour failed.',
    )
    const secret = createWebhookSecret()
    const messages: string[] = []
    let address = ''
    const receiving = runCli(['receive', '--secret', secret, '--count', '3'], {
      variables: {},
      print: (line) => messages.push(line),
      reportProgress: (line) => {
        address = /http:\S+/.exec(line)?.[0] ?? ''
      },
      readStdin: async () => '',
    })
    await waitUntil(() => address !== '')
    await connectReceiver(server, 'meridian', { address, secret })
    expect((await server.command('deliveries', '--client', 'meridian', '--retry')).out).toContain(
      '3 deliveries of meridian were queued',
    )
    expect(await receiving).toBe(0)
    expect(messages).toHaveLength(3)
    for (const line of messages)
      expect(line).toMatch(/^application\.submitted [0-9a-f-]{36} for \S+, \d files?, \d+ bytes$/)
    expect((await server.command('deliveries', '--client', 'meridian')).out).toBe(
      '0 deliveries of meridian failed.',
    )
  })

  test('of all clients are listed together, and pending retries can be sent immediately', async () => {
    await stopDeliveries()
    await server.database.query("update outbox set state = 'sent'")
    const later = new Date(Date.now() + 4 * 3_600_000).toISOString()
    for (const code of ['harbour', 'meridian']) {
      await server.database.query(
        `update outbox set state = 'waiting', attempts = 4, last_error = 'The back-office answered 503', next_attempt_at = '${later}'
         where id in (select id from outbox where client_id = (select id from clients where code = '${code}') order by id limit 2)`,
      )
    }
    const listed = await server.command('deliveries')
    expect(listed.out).toMatch(
      /^(harbour, application \d+: 4 attempts, The back-office answered 503, next at \S+\n){2}0 deliveries of harbour failed; 2 will be tried again\.\n(meridian, application \d+: .*\n){2}0 deliveries of meridian failed; 2 will be tried again\.$/,
    )
    const receiver = await startReceiver()
    await connectReceiver(server, 'harbour', receiver)
    const now = await server.command('deliveries', '--send-now')
    expect(now.out).toContain('0 deliveries of harbour failed; 2 are sent now.')
    await waitUntil(() => receiver.effects.size === 2)
    await stopDeliveries()
    expect((await server.command('deliveries')).out).not.toContain('harbour')
    await receiver.stop()
  })
})

describe('vacancies of Greenhouse', () => {
  test('are imported with their questions, which are in the form; invalid jobs are left out and reported', async () => {
    const file = 'tests/fixtures/greenhouse/jobs.json'
    const first = await server.command('import', '--client', 'meridian', '--format', 'greenhouse', file)
    expect(first.out).toBe('2 vacancies: 2 created, 0 replaced.')
    const guest = await server.guest('meridian')
    const job = (await fetchVacancies(server, guest)).find((vacancy) => vacancy.name === 'Marine Ecologist')
    const { form } = await createApplicationFixture(server, guest, job?.id ?? 0)
    const labels = Object.values(form.schema.properties).map((property) => property.title)
    expect(labels).toEqual(
      expect.arrayContaining(['Can you swim?', 'What are your pronouns?', 'Use of your data']),
    )
    const flawed = await server.command(
      'import',
      '--client',
      'meridian',
      '--format',
      'greenhouse',
      'tests/fixtures/greenhouse/flawed.json',
    )
    expect([flawed.code, flawed.out]).toEqual([1, '1 vacancy: 1 created, 0 replaced.'])
    expect(flawed.err).toMatch(
      /^Left out:\n {2}Job 3 of the file has no id or no title\.\n {2}GH-6\/location /,
    )
    const wrong = await server.command(
      'import',
      '--client',
      'meridian',
      '--format',
      'greenhouse',
      'package.json',
    )
    expect([wrong.code, wrong.err]).toEqual([1, "This is not JSON of Greenhouse's job board."])
  })
})

describe('metrics', () => {
  test('require the token, count by route template, and contain no personal data', async () => {
    await server.call('/api/vacancies/1/applications/somebody@example.org/', { token })
    const denied = [await server.call('/api/metrics'), await server.call('/api/metrics', { token })]
    expect(denied.map((answer) => answer.status)).toEqual([404, 404])
    const { status, body } = await server.call<string>('/api/metrics', { token: monitor })
    expect(status).toBe(200)
    expect(body).toMatch(
      /^foyer_http_request_duration_seconds_count\{method="GET",route="\/api\/vacancies\/:id\/applications\/:email",status="\d+"\} 1$/m,
    )
    expect(body).toMatch(/^# TYPE foyer_outbox gauge$/m)
    expect(body).toMatch(/^foyer_process_resident_memory_bytes \d+$/m)
    expect(body).not.toContain('somebody')
    for (const line of body.trim().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]+\})? [\d.e+-]+)$/)
  })
})
