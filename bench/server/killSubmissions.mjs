// Submits applications to the built server (dist/server/main.js) and kills it with SIGKILL at random moments:
//   node bench/server/killSubmissions.mjs [submissions=1000] [kills=50]
// What was acknowledged must be there, once, and the database whole.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { startFoyer } from '../lib/startFoyer.mjs'

const [submissions = 1000, kills = 50] = process.argv.slice(2).map(Number)
const dataDir = mkdtempSync(join(tmpdir(), 'foyer-kills-'))
const lanes = 8
const start = () => startFoyer({ FOYER_DATA_DIR: dataDir })
let server = await start()

async function call(path, body, headers = {}) {
  const response = await fetch(server.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, body: await response.json() }
}

const guest = await call('/api/auth/authenticateGuest', { clientCode: 'harbour' })
const authorization = `Bearer ${guest.body.accessToken}`
const list = await call('/api/vacancies', undefined, { authorization })
const vacancyId = list.body.find((vacancy) => vacancy.isExpressionOfInterest).id
const form = (await call(`/api/vacancies/${vacancyId}/form`, undefined, { authorization })).body
const answers = { vacancyId, attachmentKeys: ['resume'] }
for (const key of form.schema.required ?? []) answers[key] ??= 'An answer'

const acknowledged = new Map()
let next = 0
let unexpected = 0
async function lane() {
  while (next < submissions) {
    const n = next++
    const body = {
      ...answers,
      firstName: 'Kill',
      surname: `Test ${n}`,
      mobile: '0400 111 222',
      email: `kill.${n}@example.org`,
    }
    for (;;) {
      try {
        const headers = { authorization, 'idempotency-key': `kill-${n}` }
        const { status, body: receipt } = await call('/api/submittedapplications', body, headers)
        if (status === 201) acknowledged.set(n, receipt.guid)
        else if (unexpected++ === 0) console.log(status, JSON.stringify(receipt))
        break
      } catch {
        await pause(20)
      }
    }
  }
}
let killed = 0
let isOver = false
async function killer() {
  while (killed < kills && !isOver) {
    await pause(30 + Math.random() * 400)
    await server.stop('SIGKILL')
    killed += 1
    server = await start()
  }
}
const lanesDone = Promise.all(Array.from({ length: lanes }, lane)).then(() => {
  isOver = true
})
await Promise.all([lanesDone, killer()])
await server.stop('SIGKILL')

const database = new Database(join(dataDir, 'foyer.db'))
const one = (sql) => Object.values(database.prepare(sql).get())[0]
const stored = new Map(
  database
    .prepare("select guid, email_lower from applications where email_lower like 'kill.%'")
    .all()
    .map((row) => [row.guid, row.email_lower]),
)
const lost = [...acknowledged.values()].filter((guid) => !stored.has(guid)).length
console.log({
  submissions,
  killed,
  acknowledged: acknowledged.size,
  unexpected,
  lost,
  stored: stored.size,
  duplicated: stored.size - new Set(stored.values()).size,
  withoutOutbox: one(
    'select count(*) from applications a left join outbox o on o.application_id = a.id where o.id is null',
  ),
  orphanFiles: one(
    'select count(*) from files where id not in (select file_id from application_attachments union select file_id from vacancy_attachments)',
  ),
  integrity: one('pragma integrity_check'),
})
database.close()
rmSync(dataDir, { recursive: true })
process.exitCode = lost === 0 && unexpected === 0 ? 0 : 1
