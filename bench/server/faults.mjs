// What the built server (dist/server/main.js) does while something that it needs is missing:
//   node bench/server/faults.mjs [disk] [database] [backoffice] [seconds=60]
// `disk`: the data directory is full (a small tmpfs: Linux, as root). `database`: PostgreSQL is killed, and another time
// falls silent and is then killed, for so many seconds. `backoffice`: it takes 30 s to answer. Without a name: all three.
// Applications come in all the while. None may be acknowledged and lost, none refused in any way but 503, and everything goes
// on within seconds, without a restart. `slowest` is the longest that an applicant waited for an answer, in seconds.
import { spawnSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { benchDatabase } from '../lib/benchDatabase.mjs'
import { loadSoFar } from '../lib/machineLoad.mjs'
import { startApplicants } from '../lib/startApplicants.mjs'
import { runFoyer, startFoyer } from '../lib/startFoyer.mjs'
import { startReceiver } from '../lib/startReceiver.mjs'
import { until } from '../lib/until.mjs'

const names = process.argv.slice(2).filter((word) => !/^\d+$/.test(word))
const outageSeconds = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 60)
const halfWritten = `select (select count(*) from applications a left join outbox o
    on o.client_id = a.client_id and o.application_id = a.id where o.id is null)
  + (select count(*) from files where id not in
    (select file_id from application_attachments union select file_id from vacancy_attachments)) as n`

const makeDue = (database) =>
  database.query(
    "update outbox set next_attempt_at = '2026-01-01T00:00:00.000Z' where state = 'waiting' and attempts = 0",
  )

const faults = {
  disk: fullDisk,
  database: async () => [await databaseGone('SIGKILL'), await databaseGone('SIGSTOP')],
  backoffice: slowBackOffice,
}
for (const [name, run] of Object.entries(faults)) {
  if (names.length > 0 && !names.includes(name)) continue
  for (const result of [await run()].flat()) {
    console.log({ fault: name, ...result, load: loadSoFar() })
    const { lost, lostFiles, doubled, recovery } = result
    if (lost + lostFiles + doubled + result.halfWritten > 0 || recovery > 10 || !result.isClear)
      process.exitCode = 1
  }
}

async function fullDisk() {
  const database = await benchDatabase('sqlite')
  const dataDir = database.settings.FOYER_DATA_DIR
  const filler = join(dataDir, 'filler')
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', dataDir])
  if (mounted.status !== 0) throw new Error(`No tmpfs for a full disk: ${mounted.stderr}`)
  try {
    const server = await startFoyer(database.settings)
    const stream = await startApplicants(server, { files: true })
    await pause(3000)
    fill(dataDir, filler)
    const full = performance.now()
    await until(() => stream.refusedSince(full) > 0, 60_000)
    await pause(10_000)
    const health = (await fetch(`${server.url}/api/health`)).status
    const list = (await stream.list()).status
    rmSync(filler)
    const recovery = await stream.recovery(performance.now())
    const answers = await stream.end()
    await server.stop()
    return { ...answers, health, list, recovery, ...(await judge(database.query, stream)) }
  } finally {
    spawnSync('umount', ['-l', dataDir])
    await database.stop()
  }
}

function fill(dataDir, filler) {
  const { bavail, bsize } = statfsSync(dataDir)
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 64 * 1024)))
}

/** SIGKILL: nobody answers; SIGSTOP: somebody takes the question and says nothing. */
async function databaseGone(signal) {
  const database = await benchDatabase('postgres')
  const server = await startFoyer(database.settings)
  const stream = await startApplicants(server, { files: true })
  await pause(3000)
  database.postgres.signal(signal)
  await pause(outageSeconds * 1000)
  const began = performance.now()
  const health = (await fetch(`${server.url}/api/health`)).status
  const healthSeconds = seconds(began)
  if (signal === 'SIGSTOP') database.postgres.signal('SIGKILL')
  await database.postgres.startAgain()
  const recovery = await stream.recovery(performance.now())
  const answers = await stream.end()
  await server.stop()
  const judged = await judge(database.query, stream)
  await database.stop()
  return { signal, outageSeconds, ...answers, health, healthSeconds, recovery, ...judged }
}

/** 30 s for each answer, then quick again: applicants notice nothing, and everything arrives after. */
async function slowBackOffice() {
  const database = await benchDatabase('sqlite')
  const settings = { ...database.settings, FOYER_BACKOFFICE_ALLOW: '127.0.0.1' }
  const server = await startFoyer(settings)
  await database.query("update outbox set state = 'sent'")
  const calm = await startApplicants(server, { name: 'fault.calm' })
  await pause(8000)
  const before = await calm.end()
  let isSlow = true
  const receiver = await startReceiver(async () => {
    if (isSlow) await pause(30_000)
    return 200
  })
  // What waits for its files is due, as if their hour were over.
  await makeDue(database)
  const set = ['set-backoffice', '--client', 'harbour', '--address', receiver.address]
  runFoyer(settings, [...set, '--secret', receiver.secret])
  await until(() => receiver.messages > 0, 30_000)
  const stream = await startApplicants(server)
  await pause(15_000)
  const during = await stream.end()
  isSlow = false
  await makeDue(database)
  const quick = performance.now()
  const unsent = async () => (await database.query("select id from outbox where state <> 'sent'")).length
  await until(async () => (await unsent()) === 0, 120_000)
  const drained = seconds(quick)
  await server.stop()
  receiver.stop()
  const judged = await judge(database.query, calm, stream)
  await database.stop()
  const medians = { medianBefore: before.median, medianDuring: during.median, slowestDuring: during.slowest }
  const isClear = before.isClear && during.isClear
  return {
    ...medians,
    taken: during.taken,
    drained,
    delivered: receiver.effects.size,
    ...judged,
    recovery: 0,
    isClear,
  }
}

/** What stands in the database of what was acknowledged to the applicants, and of what was not. */
async function judge(query, ...streams) {
  const acknowledged = streams.flatMap((stream) => [...stream.acknowledged.values()])
  const acknowledgedFiles = streams.flatMap((stream) => [...stream.acknowledgedFiles])
  const rows = await query("select guid, email_lower from applications where email_lower like 'fault%'")
  const filed = await query(
    'select p.guid from application_attachments a join applications p on p.client_id = a.client_id and p.id = a.application_id',
  )
  const [guids, files] = [new Set(rows.map((row) => row.guid)), new Set(filed.map((row) => row.guid))]
  const [{ n }] = await query(halfWritten)
  const [integrity] = await query('pragma integrity_check').catch(() => [])
  return {
    acknowledged: acknowledged.length,
    acknowledgedFiles: acknowledgedFiles.length,
    lost: acknowledged.filter((guid) => !guids.has(guid)).length,
    lostFiles: acknowledgedFiles.filter((guid) => !files.has(guid)).length,
    doubled: rows.length - new Set(rows.map((row) => row.email_lower)).size,
    halfWritten: Number(n),
    ...integrity,
  }
}

function seconds(since) {
  return Math.round(performance.now() - since) / 1000
}
