// Submits applications, every third with its resume, to the built server (dist/server/main.js) and kills it with SIGKILL
// at random moments:
//   node bench/server/killSubmissions.mjs [submissions=1000] [kills=50]
// What was acknowledged must be there, once, with the very bytes, and the database whole.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { loadSoFar } from '../lib/machineLoad.mjs'
import { openApplicant } from '../lib/openApplicant.mjs'
import { startFoyer } from '../lib/startFoyer.mjs'

const [submissions = 1000, kills = 50] = process.argv.slice(2).map(Number)
const dataDir = mkdtempSync(join(tmpdir(), 'foyer-kills-'))
const lanes = 8
const start = () => startFoyer({ FOYER_DATA_DIR: dataDir })
let server = await start()
const { submit, sendResume, insist, resume } = await openApplicant(() => server.url)

/** By submission: the guid that was acknowledged, and the hash of the file that was. */
const acknowledged = new Map()
const acknowledgedFiles = new Map()
let next = 0
let unexpected = 0
const isTaken = ({ status, body }) => {
  if (status !== 201 && unexpected++ === 0) console.log(status, JSON.stringify(body))
  return status === 201
}
async function lane() {
  while (next < submissions) {
    const n = next++
    const answer = await insist(() => submit(`kill.${n}`))
    if (!isTaken(answer)) continue
    acknowledged.set(n, answer.body.guid)
    if (n % 3 !== 0) continue
    // Each its own bytes, so that none can stand in for another.
    const bytes = Buffer.concat([resume(20_000 + (n % 50) * 2000), Buffer.from(`% ${n}`)])
    if (isTaken(await insist(() => sendResume(answer.body.id, bytes)))) {
      acknowledgedFiles.set(answer.body.guid, createHash('sha256').update(bytes).digest('hex'))
    }
  }
}
let killed = 0
let isOver = false
/** The kills are spread over the submissions: each comes a random moment after its share of them. */
async function killer() {
  while (killed < kills && !isOver) {
    await pause(5)
    if (acknowledged.size < (killed * submissions) / (kills + 1)) continue
    await pause(Math.random() * 60)
    await server.stop('SIGKILL')
    killed += 1
    server = await start()
  }
}
const began = performance.now()
const lanesDone = Promise.all(Array.from({ length: lanes }, lane)).then(() => {
  isOver = true
})
await Promise.all([lanesDone, killer()])
const seconds = Math.round((performance.now() - began) / 1000)
await server.stop('SIGKILL')

const database = new Database(join(dataDir, 'foyer.db'))
const one = (sql) => Object.values(database.prepare(sql).get())[0]
const all = (sql) => database.prepare(sql).all()
const stored = new Map(
  all("select guid, email_lower from applications where email_lower like 'kill.%'").map((row) => [
    row.guid,
    row.email_lower,
  ]),
)
const storedFiles = all(
  `select p.guid, f.sha256, f.content from application_attachments a join files f on f.id = a.file_id
   join applications p on p.id = a.application_id where p.email_lower like 'kill.%'`,
).map(({ guid, sha256, content }) => ({
  guid,
  sha256,
  isWhole: createHash('sha256').update(content).digest('hex') === sha256,
}))
const hashes = new Map(storedFiles.map(({ guid, sha256 }) => [guid, sha256]))
const result = {
  submissions,
  killed,
  seconds,
  load: loadSoFar(),
  acknowledged: acknowledged.size,
  unexpected,
  lost: [...acknowledged.values()].filter((guid) => !stored.has(guid)).length,
  stored: stored.size,
  duplicated: stored.size - new Set(stored.values()).size,
  acknowledgedFiles: acknowledgedFiles.size,
  lostFiles: [...acknowledgedFiles].filter(([guid, hash]) => hashes.get(guid) !== hash).length,
  duplicatedFiles: storedFiles.length - hashes.size,
  brokenFiles: storedFiles.filter((file) => !file.isWhole).length,
  orphanFiles: one(
    'select count(*) from files where id not in (select file_id from application_attachments union select file_id from vacancy_attachments)',
  ),
  withoutOutbox: one(
    'select count(*) from applications a left join outbox o on o.application_id = a.id where o.id is null',
  ),
  integrity: one('pragma integrity_check'),
}
console.log(result)
database.close()
rmSync(dataDir, { recursive: true })
const { lost, duplicated, lostFiles, duplicatedFiles, brokenFiles, orphanFiles, withoutOutbox } = result
const wrong = lost + duplicated + lostFiles + duplicatedFiles + brokenFiles + orphanFiles + withoutOutbox
process.exitCode = wrong === 0 && unexpected === 0 && result.integrity === 'ok' ? 0 : 1
