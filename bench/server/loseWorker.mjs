// A worker of a Citus cluster dies under load: `FOYER_TEST_CITUS=postgres://… node bench/server/loseWorker.mjs STOP START
// [seconds=10]`, after `npm run build`. STOP and START are commands of the shell that kill the worker whose port is in
// WORKER_PORT, and start it again: the one that has the client to whom applicants apply, with resumes, all the time. Prints
// what they were answered, what clients on other machines were, and whether anything that was acknowledged is lost.
import { execSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { tsImport } from 'tsx/esm/api'
import { askAs } from '../lib/askAs.mjs'
import { startApplicants } from '../lib/startApplicants.mjs'
import { startFoyer } from '../lib/startFoyer.mjs'

const [stopCommand, startCommand, seconds = 10] = process.argv.slice(2)
const cluster = process.env.FOYER_TEST_CITUS
if (!cluster || !startCommand)
  throw new Error('It needs FOYER_TEST_CITUS, and commands that stop and start a worker.')
const { makeCitusDatabase } = await tsImport('../../tests/postgres/citusDatabase.ts', import.meta.url)
const database = await makeCitusDatabase(cluster, `lose_${randomUUID().slice(0, 8)}`)
const dataDir = mkdtempSync(join(tmpdir(), 'foyer-lose-'))
const server = await startFoyer({ FOYER_DATA_DIR: dataDir, DATABASE_URL: database.url })
try {
  const portOf = async (code) => {
    const [{ port }] =
      await database.query(`select nodeport as port from pg_dist_shard_placement where shardid =
      get_shard_id_for_distribution_column('applications', (select id from clients where code = '${code}'))`)
    return Number(port)
  }
  const port = await portOf('harbour')
  const applicants = await startApplicants(server, { files: true })
  await pause(3000)
  const env = { ...process.env, WORKER_PORT: String(port) }
  execSync(stopCommand, { env, stdio: 'ignore' })
  const died = performance.now()
  const others = {}
  while (performance.now() - died < seconds * 1000) {
    for (const code of ['meridian', 'kitchen']) {
      const call = await askAs(`${server.url}/api/auth/authenticateGuest`, {
        host: `${code}.localhost`,
        body: { clientCode: code },
      }).catch((error) => ({ status: String(error).match(/: (\d{3}) /)?.[1] ?? 'none' }))
      const name = `${code}, ${(await portOf(code)) === port ? 'on the same machine' : 'on another'}: ${call.status}`
      others[name] = (others[name] ?? 0) + 1
    }
    await pause(250)
  }
  const health = (await fetch(`${server.url}/api/health`)).status
  execSync(startCommand, { env, stdio: 'ignore' })
  const recovered = await applicants.recovery(performance.now())
  await pause(2000)
  const told = await applicants.end()
  const stored = new Set((await database.query('select guid from applications')).map(({ guid }) => guid))
  const queued = await database.query(
    'select a.guid from applications a join outbox o on o.client_id = a.client_id and o.application_id = a.id',
  )
  const lost = [...applicants.acknowledged.values()].filter((guid) => !stored.has(guid))
  console.log({ ...told, others, 'health meanwhile': health, 'seconds to the first 201': recovered })
  console.log({
    acknowledged: applicants.acknowledged.size,
    lost: lost.length,
    'without outbox': stored.size - queued.length,
  })
} finally {
  await server.stop()
  await database.drop()
  rmSync(dataDir, { recursive: true })
}
