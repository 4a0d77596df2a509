// Applications per second, each on the disk before it is acknowledged: `node bench/server/durableSubmits.mjs [submissions]
// [turns] [warm-up]`, after `npm run build`. POST /api/submittedapplications, 16 at a time, against the bare rate: the very
// rows that these submissions wrote, inserted one application a transaction into a copy of the same database by
// better-sqlite3 alone, with the same settings. In turns; medians. SQLite. Also what an application takes of the server's
// processor time, which other work on the machine hardly moves, in ms; the bare inserts' beside it. With limits on. The
// warm-up is as many submissions before the first turn: until some thousands the engine still compiles what it runs.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { cpuTime } from '../lib/cpuTime.mjs'
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { median } from '../lib/median.mjs'
import { openApplicant } from '../lib/openApplicant.mjs'
import { startDemo } from '../lib/startFoyer.mjs'

const [submissions = 1000, turns = 5, warmUp = 5000] = quietNumbers()
const lanes = 16
const written = ['applications', 'outbox', 'idempotency_keys', 'application_links']
// Counted as in production, and never refused.
const many = '1000000/1h'
const demo = await startDemo({
  FOYER_LIMITS: 'on',
  FOYER_LIMIT_SUBMITS_BY_SESSION: many,
  FOYER_LIMIT_SUBMITS_BY_ADDRESS: many,
  FOYER_LIMIT_SUBMITS_BY_ADDRESS_AND_VACANCY: many,
  FOYER_LIMIT_SUBMITS_BY_VACANCY: many,
  FOYER_LIMIT_SUBMITS_BY_CLIENT: many,
})
const folder = mkdtempSync(join(tmpdir(), 'foyer-bare-'))
try {
  const { submit } = await openApplicant(() => demo.url)
  const rates = { foyer: [], bare: [] }
  const cpu = { foyer: [], bare: [] }
  let sent = 0
  const send = async () => {
    const { status, body } = await submit(`applicant-${sent++}`)
    if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
  }
  await perSecond(warmUp, send)
  for (let turn = 0; turn < turns; turn += 1) {
    const before = marks()
    const cpuBefore = cpuTime(demo.child.pid)
    const foyer = await perSecond(submissions, send)
    const cpuOfFoyer = cpuTime(demo.child.pid) - cpuBefore
    const { rate: bare, cpuMs } = bareRate(rowsSince(before))
    cpu.foyer.push(cpuOfFoyer / submissions)
    cpu.bare.push(cpuMs / submissions)
    rates.foyer.push(foyer)
    rates.bare.push(bare)
  }
  const [foyer, bare] = [median(rates.foyer), median(rates.bare)]
  console.log({
    submissions,
    warmUp,
    foyer: Math.round(foyer),
    bare: Math.round(bare),
    ratio: (foyer / bare).toFixed(2),
    'CPU ms': median(cpu.foyer).toFixed(2),
    'bare CPU ms': median(cpu.bare).toFixed(2),
    load: loadSoFar(),
  })
} finally {
  await demo.stop()
  rmSync(folder, { recursive: true })
}

async function perSecond(count, act) {
  const began = performance.now()
  let begun = 0
  const lane = async () => {
    while (begun++ < count) await act()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return count / ((performance.now() - began) / 1000)
}

function source() {
  return new Database(join(demo.dataDir, 'foyer.db'), { readonly: true })
}

function marks() {
  const database = source()
  const last = (table) => database.prepare(`select coalesce(max(rowid), 0) from ${table}`).pluck().get()
  const found = Object.fromEntries(written.map((table) => [table, last(table)]))
  database.close()
  return found
}

/** What was written since: of each application its row of each table, in their order. */
function rowsSince(before) {
  const database = source()
  const rows = written.map((table) =>
    database.prepare(`select * from ${table} where rowid > ? order by rowid`).all(before[table]),
  )
  database.close()
  return Array.from({ length: submissions }, (_, at) => rows.map((table) => table[at]))
}

/** The same rows into a copy of the database in which they are not yet. */
function bareRate(applications) {
  const path = join(folder, 'bare.db')
  const live = new Database(join(demo.dataDir, 'foyer.db'))
  live.pragma('wal_checkpoint(truncate)')
  live.close()
  copyFileSync(join(demo.dataDir, 'foyer.db'), path)
  const bare = new Database(path)
  for (const setting of ['journal_mode = WAL', 'foreign_keys = ON', 'secure_delete = ON'])
    bare.pragma(setting)
  const [first] = applications
  bare.exec(`delete from application_links where application_id >= ${first[0].id};
    delete from idempotency_keys where rowid >= (select rowid from idempotency_keys where key = '${first[2].key}');
    delete from outbox where id >= ${first[1].id}; delete from applications where id >= ${first[0].id};`)
  bare.pragma('wal_checkpoint(truncate)')
  bare.pragma('synchronous = FULL')
  const inserts = written.map((table, at) => {
    const names = Object.keys(first[at])
    return bare.prepare(`insert into ${table} (${names}) values (${names.map((name) => `@${name}`)})`)
  })
  // The mark that each application moves on is a row that it writes, too.
  const mark = bare.prepare('update application_marks set mark = mark + 1 where client_id = @client_id')
  const insert = bare.transaction((rows) => {
    for (const [at, row] of rows.entries()) inserts[at].run(row)
    mark.run(rows[0])
  })
  const began = performance.now()
  const cpuBegan = process.cpuUsage()
  for (const rows of applications) insert.immediate(rows)
  const { user, system } = process.cpuUsage(cpuBegan)
  const rate = applications.length / ((performance.now() - began) / 1000)
  bare.close()
  rmSync(path)
  return { rate, cpuMs: (user + system) / 1000 }
}
