import { createHash } from 'node:crypto'
import axe from 'axe-core'
import { type DOMWindow, JSDOM } from 'jsdom'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase, runInTransaction } from '../../server/db/openDatabase'
import * as renderer from '../../src/app/renderToHtml'
import { getFieldUi } from '../../src/schemas/forms/builtForm'
import { answerForm, createApplicationFixture, fetchVacancies, pdf } from '../api/applicationFixture'
import { waitUntil } from '../api/backOfficeReceiver'
import { fillInForm, postForm } from '../api/postForm'
import { makeSiteRoot } from '../api/siteRoot'
import { startTestServer, type TestServer } from '../api/testServer'
import { visitSite } from '../api/visitSite'
import { startPostgres } from './startPostgres'

/** Starts a server whose unanswered queries fail after one second instead of ten. */
const start = (variables: Record<string, string> = {}) =>
  startTestServer(variables, process.cwd(), undefined, { queryTimeoutMs: 1000 })

let server: TestServer
let token: string

beforeAll(async () => {
  server = await start()
  token = await server.guest('harbour')
})
afterAll(() => server.stop())

/** Allows or forbids connections to the database. Forbidding also ends the existing connections. */
async function allowConnections(isAllowed: boolean, { database }: Pick<TestServer, 'database'> = server) {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  const name = database.url.split('/').pop()
  await client.query(`alter database ${name} with allow_connections ${isAllowed}`)
  const count = async (query: string) => (await client.query(query)).rowCount
  const whereDatabase = `where datname = '${name}'`
  // A connection that was just accepted uses the database before it is listed.
  const acceptedConnections = `select 1 from pg_locks where classid = 'pg_database'::regclass
    and objid = (select oid from pg_database ${whereDatabase})`
  if (!isAllowed)
    await waitUntil(async () => {
      const isSettled = (await count(acceptedConnections)) === 0
      return (
        (await count(`select pg_terminate_backend(pid) from pg_stat_activity ${whereDatabase}`)) === 0 &&
        isSettled
      )
    })
  await client.end()
}
const getHealthStatus = async () => (await server.call('/api/health')).status

test('[API-20] without its database the server responds 503 and accepts nothing; afterwards it works without a restart', async () => {
  const [vacancy] = await fetchVacancies(server, token)
  const { body } = await createApplicationFixture(server, token, vacancy?.id ?? 0, 'while.gone@example.org')
  expect(await getHealthStatus()).toBe(200)
  await allowConnections(false)
  expect(await getHealthStatus()).toBe(503)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.call('/api/submittedapplications', { token, body })),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]))
  expect(answers[0]?.headers.get('retry-after')).toBe('5')
  await allowConnections(true)
  await waitUntil(async () => (await getHealthStatus()) === 200)
  const before = (await server.stored()).applications ?? 0
  expect((await server.call('/api/submittedapplications', { token, body })).status).toBe(201)
  expect((await server.stored()).applications).toBe(before + 1)
})

describe('without its database a visitor', () => {
  const root = makeSiteRoot()
  const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const parseHtml = (text: string) => new JSDOM(text, { runScripts: 'outside-only' }).window
  let site: TestServer
  beforeAll(async () => {
    site = await startTestServer({}, root.path, renderer)
  })
  afterAll(async () => {
    await site.stop()
    root.remove()
  })

  async function expectAccessible(window: DOMWindow) {
    window.eval(axe.source)
    const { violations } = await window.axe.run(window.document, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations).toEqual([])
  }

  test('gets an error page, from which a posted form can be sent again; only secret answers and files must be given again [JD-07]', async () => {
    const guest = await site.guest('harbour')
    const job = (await fetchVacancies(site, guest)).find(({ name }) => name === 'Coastal Planner')
    const { form } = await createApplicationFixture(site, guest, job?.id ?? 0)
    const path = `/applicant/apply/${job?.guid}`
    const page = parseHtml((await visitSite(site, path)).text).document
    const email = 'while.gone@example.org'
    const file = () => new File([new Uint8Array(pdf)], 'my "resume".pdf', { type: 'application/pdf' })
    const formAnswers = Object.entries(answerForm(form, email)).map(([key, value]) => {
      const { 'ui:widget': kind } = getFieldUi(form, key)
      if (kind === 'file') return [key, file()]
      if (kind === 'date-range') return [key, String(value).split('/')]
      return [key, value === true ? 'on' : (value as string | string[])]
    })
    const secretKey =
      form.uiSchema['ui:order'].find((key) => getFieldUi(form, key)['ui:widget'] === 'password') ?? ''
    const secret = { [secretKey]: 'kittiwake-7' }
    const surnameAnswer = { surname: 'Zoë <b>"A"</b> & Co' }
    const posted = fillInForm(page, { ...Object.fromEntries(formAnswers), ...surnameAnswer, ...secret })

    await allowConnections(false, site)
    for (const [address, title, language] of [
      ['/', 'This site is not available right now', 'en'],
      ['/de/job/viewjobs', 'Diese Website ist im Moment nicht erreichbar', 'de'],
      ['/fr', 'Ce site n’est pas disponible pour le moment', 'fr'],
      ['/ar/', 'هذا الموقع غير متاح حاليًا', 'ar'],
    ] as const) {
      const { status, headers, text } = await visitSite(site, address, 'harbour.localhost', html)
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
      const window = parseHtml(text)
      const { documentElement: element } = window.document
      expect([element.lang, element.dir]).toEqual([language, language === 'ar' ? 'rtl' : 'ltr'])
      expect(window.document.querySelector('h1')?.textContent).toBe(title)
      expect(window.document.querySelector('a')?.getAttribute('href')).toBe(address)
      // The languages' pages differ in texts and direction only.
      if (language === 'en' || language === 'ar') await expectAccessible(window)
    }
    // The page names the client if the server has cached the host, and its policy allows its own styles.
    const branded = await visitSite(site, '/', 'harbour.localhost:3000', html)
    const { document } = parseHtml(branded.text)
    expect(document.querySelector('header')?.textContent).toBe('Harbour City Council')
    const hash = createHash('sha256').update(document.querySelector('style')?.textContent ?? '')
    expect(branded.headers['content-security-policy']).toContain(`'sha256-${hash.digest('base64')}'`)
    expect((await visitSite(site, '/api/vacancies', undefined, html)).headers['content-type']).toContain(
      'json',
    )

    const failed = await postForm(site, path, posted, { headers: html })
    expect([failed.status, failed.headers['retry-after']]).toEqual([503, '5'])
    const window = parseHtml(failed.text)
    await expectAccessible(window)
    expect(failed.text).not.toContain('kittiwake-7')
    expect(window.document.querySelector(`input[type=password][name="${secretKey}"]`)).not.toBeNull()
    const again = fillInForm(window.document, secret)
    expect(again.get('surname')).toBe(surnameAnswer.surname)
    expect(again.get('email')).toBe(email)
    expect(window.document.body.textContent).toContain('my "resume".pdf')

    await allowConnections(true, site)
    await waitUntil(async () => (await site.call('/api/health')).status === 200)
    again.set('resume', file())
    const sent = await postForm(site, path, again, { headers: html })
    expect([sent.status, sent.headers.location]).toEqual([
      303,
      expect.stringContaining('/applicant/received/'),
    ])
    const [{ count } = {}] = await site.database.query(
      `select count(*) as count from applications where email_lower = '${email}'`,
    )
    expect(Number(count)).toBe(1)
  })
})

test('[API-20] a connection that breaks during a transaction fails that transaction, and the process continues', async () => {
  const uncaughtErrors: Error[] = []
  const recordError = (error: Error) => uncaughtErrors.push(error)
  process.on('uncaughtException', recordError)
  const db = openDatabase(server.database.url)
  const transactionResult = runInTransaction(db, async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    const connectionQuery = `select pid from pg_stat_activity where pid = ${rows[0]?.pid}`
    await server.database.query(`select pg_terminate_backend(pid) from (${connectionQuery}) as pids`)
    await waitUntil(async () => (await server.database.query(connectionQuery)).length === 0)
    await sql`select 1`.execute(transaction)
  })
  await expect(transactionResult).rejects.toThrow(/connection|terminat/i)
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)
  await db.destroy()
  process.off('uncaughtException', recordError)
  expect([rows, uncaughtErrors]).toEqual([[{ one: 1 }], []])
})

const longTimeout = { timeout: 120_000 }
const times = <Value>(count: number, make: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at))

test(
  '[API-20] while a query gets no response the server responds 503, and it can use all its connections afterwards',
  longTimeout,
  async () => {
    const [vacancy] = await fetchVacancies(server, token)
    const { body } = await createApplicationFixture(server, token, vacancy?.id ?? 0)
    const before = await server.stored()
    const holder = new pg.Client({ connectionString: server.database.url })
    await holder.connect()
    await holder.query('begin; lock table outbox in access exclusive mode')
    const submit = (email: string) =>
      server.call('/api/submittedapplications', { token, body: { ...body, email } })
    const refused = await Promise.all(times(4, (at) => submit(`held.${at}@example.org`)))
    expect(refused.map((answer) => answer.status)).toEqual([503, 503, 503, 503])
    await holder.query('rollback')
    await holder.end()
    const sent = await Promise.all(times(12, (at) => submit(`held.${at}@example.org`)))
    expect(sent.map((answer) => answer.status)).toEqual(times(12, () => 201))
    const { applications = 0, outbox = 0 } = before
    expect(await server.stored()).toMatchObject({ applications: applications + 12, outbox: outbox + 12 })
  },
)

test(
  '[API-20] the server responds 503 while the database hangs or is killed, and 201 once the database runs again, without a restart',
  longTimeout,
  async () => {
    const separatePostgres = await startPostgres()
    const secondServer = await start({ DATABASE_URL: separatePostgres.url })
    const guest = await secondServer.guest('harbour')
    const [vacancy] = await fetchVacancies(secondServer, guest)
    const { body } = await createApplicationFixture(secondServer, guest, vacancy?.id ?? 0)
    const submit = (email: string) =>
      secondServer.call('/api/submittedapplications', { token: guest, body: { ...body, email } })
    separatePostgres.signal('SIGSTOP')
    const answers = await Promise.all([
      secondServer.call('/api/health'),
      ...times(3, (at) => submit(`silent.${at}@example.org`)),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([503, 503, 503, 503])
    expect(answers.map((answer) => answer.headers.get('content-type'))).toEqual(
      answers.map(() => 'application/problem+json; charset=utf-8'),
    )
    separatePostgres.signal('SIGKILL')
    expect((await submit('silent.0@example.org')).status).toBe(503)
    await separatePostgres.startAgain()
    await waitUntil(async () => (await secondServer.call('/api/health')).status === 200)
    const sent = await Promise.all(times(12, (at) => submit(`silent.${at}@example.org`)))
    expect(sent.map((answer) => answer.status)).toEqual(times(12, () => 201))
    await secondServer.stop()
    await separatePostgres.stop()
  },
)
