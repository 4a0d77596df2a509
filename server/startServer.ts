import type { AddressInfo } from 'node:net'
import { buildServer } from './buildServer'
import { migrateDatabase } from './db/migrateDatabase'
import { openDatabase } from './db/openDatabase'
import type { Environment } from './environment'
import { countClients } from './repositories/clients'
import type { DeclaredRoute } from './routes/guardAccess'
import { AttemptLimits } from './services/attemptLimits'
import { checkClientFolders } from './services/clientFolder'
import { readKeys } from './services/keys'
import { OutboxWorker } from './services/outboxWorker'
import { seedDemo } from './services/seedDemo'
import type { ServerContext } from './services/serverContext'

/** A server that listens. */
export interface RunningServer {
  port: number
  routes: readonly DeclaredRoute[]
  /** Whether the demo's clients are in its database. */
  hasDemo: boolean
  /** Answers what it has begun to answer, then lets go of port and database. */
  stop: () => Promise<void>
}

interface Surroundings {
  root: string
  now: () => Date
}

/** Migrates, seeds the demo into an empty database (never in production), and listens. */
export async function startServer(
  environment: Environment,
  { root, now }: Surroundings,
): Promise<RunningServer> {
  const db = openDatabase(environment.databaseUrl)
  await migrateDatabase(db)
  if (!environment.production && (await countClients(db)).all === 0) await seedDemo(db, root, now())
  const limits = new AttemptLimits(environment.limits, now)
  const report = (line: string) => process.stderr.write(`${line}\n`)
  const context: ServerContext = { db, environment, keys: readKeys(environment), limits, root, now, report }
  await checkClientFolders(context)
  const { api, routes } = await buildServer(context)
  await api.listen({ port: environment.port, host: environment.host })
  const { port } = api.server.address() as AddressInfo
  const outbox = new OutboxWorker({
    db,
    now,
    allow: environment.backOfficeAllow,
    onError: (error) => api.log.error({ error }, 'delivery failed'),
  })
  outbox.start()
  const stop = async () => {
    await Promise.all([outbox.stop(), api.close()])
    await db.destroy()
  }
  return { port, routes, hasDemo: (await countClients(db)).demo > 0, stop }
}
