// Submits applications to the built server (dist/server/main.js) and kills it with SIGKILL at random moments:
//   node bench/server/killSubmissions.mjs [submissions=1000] [kills=50]
// What was acknowledged must be there, once, and the database whole.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'

const [submissions = 1000, kills = 50] = process.argv.slice(2).map(Number)
const dataDir = mkdtempSync(join(tmpdir(), 'foyer-kills-'))
const lanes = 8
let url = ''
let child

async function start() {
  child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      FOYER_DATA_DIR: dataDir,
      FOYER_LIMITS: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  for await (const part of child.stdout) {
    text += part
    const port = /localhost:(\d+)/.exec(text)?.[1]
    if (port) {
      url = `http://127.0.0.1:${port}`
      return
    }
  }
  throw new Error(`The server did not start: ${text}`)
}

async function call(path, body, headers = {}) {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, body: await response.json() }
}

await start()
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
    child.kill('SIGKILL')
    await once(child, 'exit')
    killed += 1
    await start()
  }
}
const lanesDone = Promise.all(Array.from({ length: lanes }, lane)).then(() => {
  isOver = true
})
await Promise.all([lanesDone, killer()])
child.kill('SIGKILL')
await once(child, 'exit')

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
