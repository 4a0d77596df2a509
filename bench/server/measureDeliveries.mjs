// What the Connections page asks, over 100 and over 10,000 waiting deliveries, in ms: `node bench/server/measureDeliveries.mjs
// [rounds]`, after `npm run build`. On SQLite, and on PostgreSQL when FOYER_BENCH_POSTGRES names an empty database
// (postgres://…). Each line is a state and a page, in medians; two clients of one database are asked on the same terms, in
// turns. Nothing is delivered meanwhile: neither has a back-office.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { median } from '../lib/median.mjs'
import { runFoyer, startFoyer } from '../lib/startFoyer.mjs'

const [rounds = 40] = quietNumbers()
const large = Number(process.env.FOYER_BENCH_ROWS ?? 10_000)
const waits = "update outbox set state = 'waiting', sent_at = null"
const asked = {
  'all, page 1': 'deliveries',
  'all, last page': 'deliveries?page=5',
  'waiting, page 1': 'deliveries?state=waiting',
  'waiting, last page': 'deliveries?state=waiting&page=5',
  'failed, none': 'deliveries?state=failed',
  'how many wait': 'backoffice',
}

console.log('SQLite')
await compare(sqlite())
if (process.env.FOYER_BENCH_POSTGRES) {
  console.log('PostgreSQL')
  await compare(postgres())
}

async function compare({ settings, run, end }) {
  const demo = await startFoyer(settings)
  await demo.stop()
  runFoyer(settings, ['seed', '--client', 'kitchen', '--vacancies', '20', '--applications', '100'])
  runFoyer(settings, ['seed', '--client', 'meridian', '--vacancies', '500', '--applications', String(large)])
  await run('delete from back_offices')
  await run(waits)
  const server = await startFoyer(settings)
  const few = await signIn(server.url, 'kitchen')
  const many = await signIn(server.url, 'meridian')
  const table = {}
  for (const [name, path] of Object.entries(asked)) {
    const took = { few: [], many: [] }
    for (let at = 0; at < rounds; at++) {
      took.few.push(await few(path))
      took.many.push(await many(path))
    }
    const [small, big] = [median(took.few), median(took.many)]
    table[name] = { 100: round(small), [large]: round(big), ratio: round(big / small) }
  }
  const { waiting } = await many.read('backoffice')
  console.table(table)
  console.log(`waiting: ${waiting}; load: ${loadSoFar()}`)
  await server.stop()
  await end()
  if (waiting < large) throw new Error(`Only ${waiting} wait: this measured something else.`)
}

/** @returns what asks as the client's administrator, and says how many ms that took */
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
  const headers = { authorization: `Bearer ${(await answer.json()).accessToken}` }
  const read = async (path) => {
    const got = await fetch(`${base}/api/connections/${client}/${path}`, { headers })
    if (!got.ok) throw new Error(`${path} was answered ${got.status}.`)
    return got.json()
  }
  const timed = async (path) => {
    const from = performance.now()
    await read(path)
    return performance.now() - from
  }
  return Object.assign(timed, { read })
}

function sqlite() {
  const dir = mkdtempSync(join(tmpdir(), 'foyer-deliveries-'))
  const run = async (statement) => {
    const database = new Database(join(dir, 'foyer.db'))
    database.exec(statement)
    database.close()
  }
  return { settings: { FOYER_DATA_DIR: dir }, run, end: () => rmSync(dir, { recursive: true, force: true }) }
}

function postgres() {
  const dir = mkdtempSync(join(tmpdir(), 'foyer-deliveries-'))
  const pool = new pg.Pool({ connectionString: process.env.FOYER_BENCH_POSTGRES })
  const end = async () => {
    await pool.end()
    rmSync(dir, { recursive: true, force: true })
  }
  const settings = { DATABASE_URL: process.env.FOYER_BENCH_POSTGRES, FOYER_DATA_DIR: dir }
  return { settings, run: (statement) => pool.query(statement), end }
}

function round(value) {
  return Math.round(value * 10) / 10
}
