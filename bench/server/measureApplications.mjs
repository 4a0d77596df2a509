// GET /api/applications over 100 and over 100,000 rows, in ms: `node bench/server/measureApplications.mjs [rounds]`,
// after `npm run build`. On SQLite, and on PostgreSQL when FOYER_BENCH_POSTGRES names an empty database
// (postgres://…). FOYER_BENCH_DATA keeps the SQLite data between runs. Each line is a filter, an order and a page, in medians:
// `anew` where nothing is remembered, as after an application has come in, then `again`. Ratios are 100,000 : 100.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { median } from '../lib/median.mjs'
import { runFoyer, startFoyer } from '../lib/startFoyer.mjs'

const [rounds = 20] = quietNumbers()
const large = Number(process.env.FOYER_BENCH_ROWS ?? 100_000)
const keptData = process.env.FOYER_BENCH_DATA
/** What every change of an application does: see the migration `0012applicationSearch`. */
const moveOn = 'update application_marks set mark = mark + 1'
const asked = {
  'no filter': {},
  'page 2': { page: 2 },
  'middle page': { page: 'middle' },
  'last page': { page: 'last' },
  'by vacancy': { sortColumn: 'vacancyName', sortOrder: 'asc' },
  'by location, middle': { sortColumn: 'location', sortOrder: 'desc', page: 'middle' },
  'by applicant': { sortColumn: 'applicantName', sortOrder: 'asc' },
  'by sent': { sortColumn: 'isSentToConnx', sortOrder: 'asc' },
  'not sent': { isSentToConnx: 'false' },
  'interests only': { isExpressionOfInterest: 'true' },
  'name holds "patel"': { applicantName: 'patel' },
  'name holds "a"': { applicantName: 'a' },
  'name holds nothing known': { applicantName: 'zzqx' },
  'vacancy holds "plan", by code': { vacancyName: 'plan', sortColumn: 'vacancyCode' },
  'code holds "000042"': { vacancyCode: '000042' },
  'location and sent': { vacancyLocation: 'port', isSentToConnx: 'true' },
  'one week': { submittedFromDate: day(-21), submittedToDate: day(-14) },
  'four filters': {
    vacancyName: 'senior',
    vacancyLocation: 'h',
    applicantName: 'sam',
    isSentToConnx: 'true',
  },
}

console.log('SQLite')
await compare(sqlite())
if (process.env.FOYER_BENCH_POSTGRES) {
  console.log('PostgreSQL')
  await compare(postgres())
}

/** Two clients of one database, so that both are asked on the same terms: 100 rows in one, all the others in the other. */
async function compare({ settings, forget, end }) {
  const demo = await startFoyer(settings)
  await demo.stop()
  runFoyer(settings, ['seed', '--client', 'kitchen', '--vacancies', '20', '--applications', '100'])
  runFoyer(settings, ['seed', '--client', 'meridian', '--vacancies', '500', '--applications', String(large)])
  const server = await startFoyer(settings)
  const [few, many] = [await signIn(server.url, 'kitchen'), await signIn(server.url, 'meridian')]
  const table = {}
  for (const [name, query] of Object.entries(asked)) {
    const small = await measure(server.url, few, query, forget)
    const big = await measure(server.url, many, query, forget)
    table[name] = {
      rows: big.count,
      '100 again': round(small.again),
      'all again': round(big.again),
      'ratio again': round(big.again / small.again),
      '100 anew': round(small.anew),
      'all anew': round(big.anew),
      'ratio anew': round(big.anew / small.anew),
    }
  }
  console.table(table)
  console.log(`load: ${loadSoFar()}`)
  await server.stop()
  await end()
}

async function measure(base, token, query, forget) {
  const ask = async (page) => {
    const params = new URLSearchParams({ ...query, pageSize: '25', page: String(page) })
    const from = performance.now()
    const answer = await fetch(`${base}/api/applications?${params}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const body = await answer.json()
    return { took: performance.now() - from, pagination: body.pagination }
  }
  const first = await ask(1)
  const { lastPage, recordCount } = first.pagination
  const pages = { middle: Math.ceil(lastPage / 2), last: lastPage }
  const page = pages[query.page] ?? query.page ?? 1
  const took = { anew: [], again: [] }
  for (let at = 0; at < rounds; at++) {
    await forget()
    took.anew.push((await ask(page)).took)
    took.again.push((await ask(page)).took)
  }
  return { count: recordCount, anew: median(took.anew), again: median(took.again) }
}

async function signIn(base, client) {
  const answer = await fetch(`${base}/api/auth/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: `${client}-admin`,
      password: `${client}-demo-1`,
      clientCode: client,
    }),
  })
  return (await answer.json()).accessToken
}

function sqlite() {
  const dir = keptData ?? mkdtempSync(join(tmpdir(), 'foyer-applications-'))
  const forget = () => {
    const database = new Database(join(dir, 'foyer.db'))
    database.exec(moveOn)
    database.close()
  }
  const end = () => (keptData ? undefined : rmSync(dir, { recursive: true, force: true }))
  return { settings: { FOYER_DATA_DIR: dir }, forget, end }
}

function postgres() {
  const dir = mkdtempSync(join(tmpdir(), 'foyer-applications-'))
  const pool = new pg.Pool({ connectionString: process.env.FOYER_BENCH_POSTGRES })
  const end = async () => {
    await pool.end()
    rmSync(dir, { recursive: true, force: true })
  }
  const settings = { DATABASE_URL: process.env.FOYER_BENCH_POSTGRES, FOYER_DATA_DIR: dir }
  return { settings, forget: () => pool.query(moveOn), end }
}

function day(offset) {
  return new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
}

function round(value) {
  return Math.round(value * 10) / 10
}
