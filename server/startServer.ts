import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { SiteRenderer } from '../src/schemas/pageData/pageData'
import { buildServer } from './app'
import { type Environment, isLoopback } from './config/environment'
import { EnvironmentError } from './config/environmentError'
import { defaultPublicUrl, localDomains } from './config/networkSettings'
import type { ServerContext } from './context'
import { migrateDatabase } from './db/migrateDatabase'
import { openDatabase } from './db/openDatabase'
import { restrictPermissions } from './db/openSqlite'
import { verifySqlite } from './db/sqliteBackup'
import { type DatabaseLock, lockSqlite } from './db/sqliteLock'
import { refuseOpenAccounts } from './demo/demoAccounts'
import { seedDemo } from './demo/seedDemo'
import { DelayedTasks } from './jobs/delayedTasks'
import { type Pace, usualPace } from './jobs/pace'
import { countClients } from './modules/clients/clients.repository'
import { openFileStore } from './modules/files/fileStore'
import { ParserPool } from './modules/files/parserPool'
import { openScanner } from './modules/files/scanner'
import { UploadCapacity } from './modules/files/uploadCapacity'
import { BlockedSubmissions } from './modules/forms/blockedSubmissions'
import { requireSameSecret } from './modules/operations/checkSecret'
import { healthChecks } from './modules/operations/healthChecks'
import { retainAssets } from './modules/rendering/retainedAssets'
import { loadRenderer } from './modules/rendering/siteBuild'
import { checkClientFolders } from './modules/sites/clientFolder'
import { DeliveryMetrics } from './monitoring/deliveryMetrics'
import { HealthWatch } from './monitoring/healthWatch'
import { readVersion } from './monitoring/productVersion'
import { openLog, reportBy } from './monitoring/serverLog'
import { openTracing } from './monitoring/tracing'
import type { DeclaredRoute } from './plugins/authentication'
import { readKeys } from './security/keys'
import { RateLimiter } from './security/rateLimiter'
import { logError, startWorkers } from './startWorkers'

/** A server that listens. */
export interface RunningServer {
  port: number
  routes: readonly DeclaredRoute[]
  /** Whether the demo's clients are in its database. */
  hasDemo: boolean
  /** Says that it is not ready any more, answers what it has begun to answer, then lets go of port and database. */
  stop: () => Promise<void>
}

interface Surroundings {
  root: string
  /** The one that is built in `root` otherwise. */
  renderer?: SiteRenderer
  now: () => Date
  /** The usual one otherwise. */
  pace?: Pace
  /** How long PostgreSQL may take for one query, in milliseconds; ten seconds otherwise. */
  answerMs?: number
  /** One of its own otherwise. */
  log?: FastifyBaseLogger
}

const onlyLocal =
  'FOYER_DOMAINS is not set: no host but those below localhost, and those of accounts, is answered.'

/**
 * Migrates, seeds the demo into an empty database (never in production, which refuses its passwords), and listens.
 * @throws EnvironmentError, and Error with what to do when another server has the database or it is not whole
 */
export async function startServer(
  environment: Environment,
  surroundings: Surroundings,
): Promise<RunningServer> {
  if (!environment.production && !isLoopback(environment.host)) {
    throw new EnvironmentError(
      `The demo's passwords are published, so it starts only on a loopback HOST such as 127.0.0.1, not on '${environment.host}'. Use --production for an installation.`,
    )
  }
  const held = lockSqlite(environment.databaseUrl)
  try {
    return await startOn(held, environment, surroundings)
  } catch (error) {
    held.release()
    throw error
  }
}

async function startOn(
  held: DatabaseLock,
  environment: Environment,
  surroundings: Surroundings,
): Promise<RunningServer> {
  const { root, now, renderer: given, pace = usualPace, answerMs = 10_000 } = surroundings
  const { log = openLog(environment.production) } = surroundings
  restrictPermissions(environment.dataDir)
  verifySqlite(environment.databaseUrl)
  const report = reportBy(environment.production, log)
  await migrate(environment.databaseUrl, report)
  const db = openDatabase(environment.databaseUrl, { answerMs })
  if (environment.production) await refuseOpenAccounts(db)
  else if ((await countClients(db)).all === 0) await seedDemo(db, root, now())
  const keys = readKeys(environment)
  await requireSameSecret(db, keys)
  let isStopping = false
  let { port } = environment
  const context: ServerContext = {
    db,
    environment,
    // With PORT=0 the system chooses the port.
    publicUrl: () => environment.publicUrl ?? defaultPublicUrl(environment.domains, port),
    keys,
    counts: new RateLimiter({ db, key: keys.limits, now, pace }),
    deliveries: new DeliveryMetrics(noteDeliveries(log)),
    delayed: new DelayedTasks(pace),
    stopped: new BlockedSubmissions(),
    uploadRoom: new UploadCapacity(environment.uploads),
    files: openFileStore(environment.fileStore),
    scanner: environment.scanner && openScanner(environment.scanner),
    parsers: new ParserPool(environment.fileCheckMs, log),
    root,
    now,
    log,
    report,
    renderer: given ?? (await loadRenderer(root)),
    watch: new HealthWatch({
      checks: healthChecks({ db, environment, now }),
      log,
      onError: logError(log, 'a health check could not be made'),
    }),
    tracing: environment.traces === null ? null : await openTracing(environment.traces, readVersion(root)),
    isStopping: () => isStopping,
  }
  if (environment.production && environment.domains === localDomains) report(onlyLocal)
  await checkClientFolders(context)
  await retainAssets(context).catch((error: unknown) =>
    report(`Scripts of this build are not kept for the next: ${error}`),
  )
  // Before anybody writes by a clock that is wrong.
  await context.watch.look()
  const { api, routes } = await buildServer(context)
  await api.listen({ port: environment.port, host: environment.host })
  port = (api.server.address() as AddressInfo).port
  const work = startWorkers(context, pace)
  const stop = async () => {
    isStopping = true
    // Whoever asks whether this is ready hears that it is not, and sends nobody here any more.
    await pause(environment.stopDelayMs)
    await Promise.all([work.stop(), api.close()])
    await context.delayed.stop()
    await context.counts.stop()
    await db.destroy()
    held.release()
    await context.tracing?.stop()
  }
  return { port, routes, hasDemo: (await countClients(db)).demo > 0, stop }
}

/** A reason is a sentence of ours, with a status or a code in it. */
function noteDeliveries(log: FastifyBaseLogger) {
  return (client: string, reason: string | null) => {
    if (reason === null) log.info({ client }, 'the back-office takes applications again')
    else log.warn({ client, reason }, 'the back-office takes no applications')
  }
}

/** A new index may take long. */
async function migrate(databaseUrl: string, tell: (line: string) => void): Promise<void> {
  const db = openDatabase(databaseUrl)
  try {
    await migrateDatabase(db, tell)
  } finally {
    await db.destroy()
  }
}
