// What an upgrade costs those who apply meanwhile: `node bench/server/longMigrations.mjs [applications=1000000]`, after
// `npm run build`. The last release's build on PostgreSQL, with so many applications; four applicants apply to it, one
// application after the other, while this build migrates. Prints what the migration says, and the longest wait of an
// applicant before, during and after it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { tsImport } from 'tsx/esm/api'
import { benchDatabase } from '../lib/benchDatabase.mjs'
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { openApplicant } from '../lib/openApplicant.mjs'
import { plantClients } from '../lib/plantClients.mjs'
import { startFoyer } from '../lib/startFoyer.mjs'

const [applications = 1_000_000] = quietNumbers()
const { buildLastRelease } = await tsImport('../../tests/long/lastRelease.ts', import.meta.url)
const release = buildLastRelease()
if (!release) throw new Error('This clone does not reach back to the last release.')
const database = await benchDatabase('postgres')
let server
try {
  server = await startFoyer(database.settings, release.folder)
  await plantClients(database.query, { clients: 10, vacancies: 100, applications: applications / 10 })
  const { submit } = await openApplicant(() => server.url)
  const waits = []
  let isOver = false
  const lanes = [0, 1, 2, 3].map(async (lane) => {
    for (let n = 0; !isOver; n += 1) {
      const began = performance.now()
      const { status } = await submit(`migrating-${lane}-${n}`)
      if (status !== 201) throw new Error(`An application was answered ${status}.`)
      waits.push({ began, ms: performance.now() - began })
    }
  })
  await pause(5000)
  const from = performance.now()
  const said = await migrate()
  const to = performance.now()
  await pause(5000)
  isOver = true
  await Promise.all(lanes)
  const longest = (isOne) => Math.round(Math.max(...waits.filter(isOne).map(({ ms }) => ms)))
  console.log(said)
  console.log({
    applications,
    'migrate s': ((to - from) / 1000).toFixed(1),
    'longest wait before, ms': longest(({ began, ms }) => began + ms < from),
    'during, ms': longest(({ began, ms }) => began + ms >= from && began <= to),
    'after, ms': longest(({ began }) => began > to),
    load: loadSoFar(),
  })
} finally {
  await server?.stop()
  await database.stop()
  release.remove()
}

/** Beside the applicants: a process of its own that this one does not wait for with its hands tied. */
async function migrate() {
  const child = spawn(process.execPath, ['dist/server/cli.js', 'migrate'], {
    env: { ...process.env, ...database.settings },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (part) => {
    said += part
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(said)
  return said
}
