// Drains an outbox into a poor back-office (30 % answer 5xx, 20 % never answer, half of these after taking it in) while the
// workers are killed with SIGKILL at random moments; of the built server (dist/server/main.js):
//   node bench/server/drainOutbox.mjs [items=1000] [kills=20] [sqlite|postgres]
// On PostgreSQL two workers share it. Everything must arrive and take effect once, no id may come with two bodies. The
// operator is an impatient one: FOYER_BACKOFFICE_TIMEOUT=1, fifty waits of a second. Ends after six minutes at most.
import { setTimeout as pause } from 'node:timers/promises'
import { benchDatabase } from '../lib/benchDatabase.mjs'
import { loadSoFar } from '../lib/machineLoad.mjs'
import { openApplicant } from '../lib/openApplicant.mjs'
import { runFoyer, startFoyer } from '../lib/startFoyer.mjs'
import { startReceiver } from '../lib/startReceiver.mjs'

const [items = 1000, kills = 20] = process.argv.slice(2, 4).map(Number)
const kind = process.argv[4] ?? 'sqlite'
const longestMs = 360_000
const database = await benchDatabase(kind)
const receiver = await startReceiver(() => {
  const chance = Math.random()
  if (chance < 0.3) return 503
  if (chance < 0.5) return chance < 0.4 ? 'hangs' : 'takes and hangs'
  return 200
})
const settings = {
  ...database.settings,
  FOYER_BACKOFFICE_ALLOW: '127.0.0.1',
  FOYER_BACKOFFICE_TIMEOUT: '1',
  FOYER_BACKOFFICE_WAITS: Array(50).fill('1s').join(','),
}
await submitAll()
const ours =
  "from outbox o join applications a on a.client_id = o.client_id and a.id = o.application_id where a.email_lower like 'drain.%'"
await database.query(`update outbox set state = 'sent' where id not in (select o.id ${ours})`)
await database.query(`update outbox set next_attempt_at = '2026-01-01T00:00:00.000Z' where state = 'waiting'`)
const unsent = async () =>
  Number((await database.query(`select count(*) as n ${ours} and o.state <> 'sent'`))[0].n)
const due = await unsent()
const set = ['set-backoffice', '--client', 'harbour', '--address', receiver.address]
runFoyer(settings, [...set, '--secret', receiver.secret])

const workers = []
const count = kind === 'postgres' ? 2 : 1
for (let at = 0; at < count; at++) workers.push(await startFoyer(settings))
const began = performance.now()
const isLate = () => performance.now() - began > longestMs
let killed = 0
while (!isLate() && (await unsent()) > 0) {
  await pause(100)
  // The kills are spread over the items: each comes a random moment after its share of them.
  if (killed === kills || receiver.effects.size < (killed * items) / (kills + 1)) continue
  await pause(Math.random() * 1000)
  await workers.shift().stop('SIGKILL')
  killed += 1
  workers.push(await startFoyer(settings))
}
const left = await unsent()
const byApplication = new Map()
for (const id of receiver.effects.values()) byApplication.set(id, (byApplication.get(id) ?? 0) + 1)
const result = {
  database: kind,
  workers: count,
  items: due,
  killed,
  seconds: Math.round((performance.now() - began) / 1000),
  load: loadSoFar(),
  messages: receiver.messages,
  delivered: byApplication.size,
  unsent: left,
  doubled: [...byApplication.values()].filter((times) => times > 1).length,
  idsWithTwoBodies: receiver.changed.size,
  refused: receiver.refused,
}
console.log(result)
for (const worker of workers) await worker.stop()
receiver.stop()
await database.stop()
const isRight = result.delivered === due && due === items && left + result.doubled === 0
process.exitCode = isRight && receiver.changed.size === 0 && receiver.refused === 0 ? 0 : 1

/** Every tenth with its resume. The server that takes them has no back-office yet. */
async function submitAll() {
  const server = await startFoyer(settings)
  const { submit, sendResume, resume } = await openApplicant(() => server.url)
  let next = 0
  const lane = async () => {
    while (next < items) {
      const n = next++
      const { status, body } = await submit(`drain.${n}`)
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
      if (n % 10 === 0) await sendResume(body.id, resume(30_000))
    }
  }
  await Promise.all(Array.from({ length: 8 }, lane))
  await server.stop()
}
