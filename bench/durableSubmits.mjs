// Measures durable submissions per second, 16 at a time, on SQLite: [submissions] [turns] [warm-up]. Compares them with the same
// rows inserted by better-sqlite3 alone, one application per transaction, with the same settings. Medians of the turns, and the CPU
// time per application in ms. Limits are counted as in production. The warm-up is long because V8 compiles during it.
import { copyFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { prepareSubmit, send, signIn } from './lib/client.mjs'
import { median, round } from './lib/median.mjs'
import { startDemo } from './lib/startFoyer.mjs'

const lanes = 16
const writtenTables = ['applications', 'outbox', 'idempotency_keys', 'application_links']
/** A limit that is counted but never reached. */
const limit = '1000000/1h'

export async function measure(submissions = 1000, turns = 5, warmUp = 5000) {
  const demo = await startDemo({
    FOYER_LIMITS: 'on',
    FOYER_LIMIT_SUBMITS_BY_SESSION: limit,
    FOYER_LIMIT_SUBMITS_BY_ADDRESS: limit,
    FOYER_LIMIT_SUBMITS_BY_ADDRESS_AND_VACANCY: limit,
    FOYER_LIMIT_SUBMITS_BY_VACANCY: limit,
    FOYER_LIMIT_SUBMITS_BY_CLIENT: limit,
  })
  const path = join(demo.dataDir, 'foyer.db')
  try {
    const submit = await prepareExpressionOfInterest(demo.url)
    const turnFigures = []
    let sentCount = 0
    const submitNext = () => submit(`applicant-${sentCount++}`)
    await measureRate(warmUp, submitNext)
    for (let turn = 0; turn < turns; turn += 1) {
      const lastRowIds = readLastRowIds(path)
      const cpuBefore = getCpuMs(demo.child.pid)
      const rate = await measureRate(submissions, submitNext)
      const cpuMs = getCpuMs(demo.child.pid) - cpuBefore
      const bareFigures = insertBare(path, readRowsSince(path, lastRowIds, submissions))
      turnFigures.push({ rate, cpuMs, bareRate: bareFigures.rate, bareCpuMs: bareFigures.cpuMs })
    }
    const getMedian = (name) => median(turnFigures.map((figures) => figures[name]))
    return {
      foyer: {
        'per second': Math.round(getMedian('rate')),
        'CPU ms': round(getMedian('cpuMs') / submissions),
      },
      bare: {
        'per second': Math.round(getMedian('bareRate')),
        'CPU ms': round(getMedian('bareCpuMs') / submissions),
      },
      ratio: { 'per second': round(getMedian('rate') / getMedian('bareRate')) },
    }
  } finally {
    await demo.stop()
  }
}

async function prepareExpressionOfInterest(url) {
  const client = { url, token: await signIn({ url }, 'authenticateGuest', { clientCode: 'harbour' }) }
  const vacancies = JSON.parse((await send(`${url}/api/vacancies`, client)).text)
  return prepareSubmit(client, vacancies.find(({ isExpressionOfInterest }) => isExpressionOfInterest).id)
}

async function measureRate(count, act) {
  const startTime = performance.now()
  let startedCount = 0
  const lane = async () => {
    while (startedCount++ < count) await act()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return count / ((performance.now() - startTime) / 1000)
}

function readLastRowIds(path) {
  const database = new Database(path, { readonly: true })
  const getLastRowId = (table) =>
    database.prepare(`select coalesce(max(rowid), 0) from ${table}`).pluck().get()
  const rowids = Object.fromEntries(writtenTables.map((table) => [table, getLastRowId(table)]))
  database.close()
  return rowids
}

/** Returns the rows of each application written since `lastRowIds`, in the order of the tables. */
function readRowsSince(path, lastRowIds, submissions) {
  const database = new Database(path, { readonly: true })
  const rows = writtenTables.map((table) =>
    database.prepare(`select * from ${table} where rowid > ? order by rowid`).all(lastRowIds[table]),
  )
  database.close()
  return Array.from({ length: submissions }, (_, index) => rows.map((table) => table[index]))
}

/** Inserts the rows into a copy of the database from which they were deleted. Returns the rate and the CPU time. */
function insertBare(livePath, applications) {
  const path = `${livePath}.bare`
  const live = new Database(livePath)
  live.pragma('wal_checkpoint(truncate)')
  live.close()
  copyFileSync(livePath, path)
  const bareDatabase = new Database(path)
  for (const setting of ['journal_mode = WAL', 'foreign_keys = ON', 'secure_delete = ON'])
    bareDatabase.pragma(setting)
  const [first] = applications
  bareDatabase.exec(`delete from application_links where application_id >= ${first[0].id};
    delete from idempotency_keys where rowid >= (select rowid from idempotency_keys where key = '${first[2].key}');
    delete from outbox where id >= ${first[1].id}; delete from applications where id >= ${first[0].id};`)
  bareDatabase.pragma('wal_checkpoint(truncate)')
  bareDatabase.pragma('synchronous = FULL')
  const inserts = writtenTables.map((table, index) => {
    const names = Object.keys(first[index])
    return bareDatabase.prepare(`insert into ${table} (${names}) values (${names.map((name) => `@${name}`)})`)
  })
  // Each application also increments its client's mark.
  const updateMark = bareDatabase.prepare(
    'update application_marks set mark = mark + 1 where client_id = @client_id',
  )
  const insert = bareDatabase.transaction((rows) => {
    for (const [index, row] of rows.entries()) inserts[index].run(row)
    updateMark.run(rows[0])
  })
  const startTime = performance.now()
  const cpuBefore = process.cpuUsage()
  for (const rows of applications) insert.immediate(rows)
  const { user, system } = process.cpuUsage(cpuBefore)
  const rate = applications.length / ((performance.now() - startTime) / 1000)
  bareDatabase.close()
  rmSync(path)
  return { rate, cpuMs: (user + system) / 1000 }
}

/** Returns the CPU time of a process so far in ms; 0 on systems without /proc. */
function getCpuMs(pid) {
  try {
    // The fields after the name, which may contain spaces: fields 14 and 15 of proc(5), in hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return 0
  }
}
