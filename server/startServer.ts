import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { SiteRenderer } from '../src/schemas/pageData/pageData'
import { buildServer } from './app'
import { type Environment, isLoopback } from './config/environment'
import { EnvironmentError } from './config/environmentError'
import { getDefaultPublicUrl, localDomains } from './config/networkSettings'
import type { ServerContext } from './context'
import { isEmptyDatabase, migrateDatabase } from './db/migrateDatabase'
import { isPostgres, openDatabase } from './db/openDatabase'
import { getMissingDatabasePath, restrictPermissions } from './db/openSqlite'
import { verifySqlite } from './db/sqliteBackup'
import { type DatabaseLock, lockSqlite } from './db/sqliteLock'
import { SqliteWatch } from './db/sqliteWatch'
import { rejectDemoAccounts } from './demo/demoAccounts'
import { seedDemo } from './demo/seedDemo'
import { DelayedTasks } from './jobs/delayedTasks'
import { defaultIntervals, type JobIntervals } from './jobs/jobDelays'
import { countClients } from './modules/clients/clients.repository'
import { createFileStore } from './modules/files/fileStore'
import { ParserPool } from './modules/files/parserPool'
import { createScanner } from './modules/files/scanner'
import { UploadCapacity } from './modules/files/uploadCapacity'
import { BlockedSubmissions } from './modules/forms/blockedSubmissions'
import { requireSameSecret } from './modules/operations/checkSecret'
import { createHealthChecks } from './modules/operations/healthChecks'
import { describeMissingDatabase } from './modules/operations/missingDatabase'
import { applyErasures, getErasureLogPath, readErasureLog } from './modules/privacy/erasure.service'
import { updateRetainedAssets } from './modules/rendering/retainedAssets'
import { loadRenderer } from './modules/rendering/siteBuild'
import { reportClientFolderProblems } from './modules/sites/clientFolder'
import { HealthWatch } from './monitoring/healthWatch'
import { readVersion } from './monitoring/productVersion'
import { DeliveryMetrics } from './monitoring/requestMetrics'
import { createReporter, openLog } from './monitoring/serverLog'
import { openTracing } from './monitoring/tracing'
import type { DeclaredRoute } from './plugins/authentication'
import { readKeys } from './security/keys'
import { RateLimiter } from './security/rateLimiter'
import { SiteBrands } from './siteBrands'
import { createErrorLogger, startWorkers } from './startWorkers'

/** A running server. */
export interface RunningServer {
  port: number
  routes: readonly DeclaredRoute[]
  /** True if the database contains the demo clients. */
  hasDemo: boolean
  /** Reports not ready, answers the running requests, then releases the port and the database. */
  stop: () => Promise<void>
}

interface Dependencies {
  root: string
  /** Default: the renderer that is built in `root`. */
  renderer?: SiteRenderer
  now: () => Date
  /** Default: `defaultIntervals`. */
  intervals?: JobIntervals
  /** For PostgreSQL; 10 seconds by default. */
  queryTimeoutMs?: number
  /** Default: a new logger. */
  log?: FastifyBaseLogger
}

const loopbackOnlyNotice =
  'FOYER_DOMAINS is not set: no host but those below localhost, and those of accounts, is answered.'

/**
 * Migrates the database, seeds the demo into an empty one, and listens. In production it never seeds, and it rejects
 * an empty database and the demo's passwords.
 * @throws EnvironmentError; Error with instructions if another server uses the database, or it is damaged
 */
export async function startServer(
  environment: Environment,
  dependencies: Dependencies,
): Promise<RunningServer> {
  if (!environment.isProduction && !isLoopback(environment.host)) {
    throw new EnvironmentError(
      `The demo's passwords are published, so it starts only on a loopback HOST such as 127.0.0.1, not on '${environment.host}'. Use --production for an installation.`,
    )
  }
  if (environment.isProduction && getMissingDatabasePath(environment.databaseUrl) !== undefined)
    throw new EnvironmentError(describeMissingDatabase(environment))
  const lock = lockSqlite(environment.databaseUrl)
  try {
    return await startOnDatabase(lock, environment, dependencies)
  } catch (error) {
    lock.release()
    throw error
  }
}

async function startOnDatabase(
  lock: DatabaseLock,
  environment: Environment,
  dependencies: Dependencies,
): Promise<RunningServer> {
  const {
    root,
    now,
    renderer: givenRenderer,
    intervals = defaultIntervals,
    queryTimeoutMs = 10_000,
  } = dependencies
  const { log = openLog(environment.isProduction) } = dependencies
  restrictPermissions(environment.dataDir)
  verifySqlite(environment.databaseUrl)
  const report = createReporter(environment.isProduction, log)
  await migrate(environment, report)
  const db = openDatabase(environment.databaseUrl, { queryTimeoutMs })
  if (environment.isProduction) await rejectDemoAccounts(db)
  else if ((await countClients(db)).total === 0) await seedDemo(db, root, now())
  const sqlite = isPostgres(db) ? undefined : new SqliteWatch(environment.databaseUrl, root)
  const keys = readKeys(environment)
  await requireSameSecret(db, keys)
  const files = createFileStore(environment.fileStore)
  await repeatErasures({ db, files, keys, now: now() }, environment, report)
  let isStopping = false
  let { port } = environment
  const context: ServerContext = {
    db,
    environment,
    // With PORT=0 the system chooses the port.
    publicUrl: () => environment.publicUrl ?? getDefaultPublicUrl(environment.domains, port),
    keys,
    rateLimiter: new RateLimiter({ db, key: keys.limits, now, intervals }),
    deliveryMetrics: new DeliveryMetrics(createDeliveryLogger(log)),
    delayed: new DelayedTasks(intervals),
    blockedSubmissions: new BlockedSubmissions(),
    brands: new SiteBrands(),
    uploadCapacity: new UploadCapacity(environment.uploads),
    files,
    scanner: environment.scanner && createScanner(environment.scanner),
    parsers: new ParserPool(environment.fileCheckMs, log),
    root,
    clientsDir: environment.clientsDir,
    now,
    log,
    report,
    renderer: givenRenderer ?? (await loadRenderer(root)),
    healthWatch: new HealthWatch({
      checks: createHealthChecks({ db, environment, now, sqlite }),
      log,
      onError: createErrorLogger(log, 'a health check could not be made'),
    }),
    tracing: environment.traces === null ? null : await openTracing(environment.traces, readVersion(root)),
    isStopping: () => isStopping,
  }
  if (environment.isProduction && environment.domains === localDomains) report(loopbackOnlyNotice)
  await reportClientFolderProblems(context)
  await updateRetainedAssets(context).catch((error: unknown) =>
    report(`Scripts of this build are not kept for the next: ${error}`),
  )
  // Checked before the first write, because records with wrong times cannot be corrected later.
  await context.healthWatch.runDueChecks()
  const { api, routes } = await buildServer(context)
  await api.listen({ port: environment.port, host: environment.host })
  port = (api.server.address() as AddressInfo).port
  const workers = startWorkers(context, intervals)
  const stop = async () => {
    isStopping = true
    // The readiness probe fails from now on; the pause lets the load balancer stop sending requests.
    await pause(environment.stopDelayMs)
    await Promise.all([workers.stop(), api.close()])
    await sqlite?.stop()
    await context.delayed.stop()
    await context.rateLimiter.stop()
    await db.destroy()
    lock.release()
    await context.tracing?.stop()
  }
  return { port, routes, hasDemo: (await countClients(db)).demoCount > 0, stop }
}

/**
 * Creates a function that logs when a back-office starts to fail, fails differently or recovers. The reason is one of
 * the product's texts, possibly with a status or an error code, and contains no personal data.
 */
function createDeliveryLogger(log: FastifyBaseLogger) {
  return (client: string, reason: string | null) => {
    if (reason === null) log.info({ client }, 'the back-office takes applications again')
    else log.warn({ client, reason }, 'the back-office takes no applications')
  }
}

/** Repeats erasures that a restored backup has undone, before the first request is answered. */
async function repeatErasures(
  tools: Parameters<typeof applyErasures>[0],
  environment: Environment,
  report: (line: string) => void,
): Promise<void> {
  const { erasures, applications } = await applyErasures(
    tools,
    readErasureLog(getErasureLogPath(environment)),
  )
  if (erasures > 0) report(`Erasures repeated after a restore: ${erasures}, applications: ${applications}.`)
}

/** Migrates the database on a connection without a query timeout, because building a new index can take a long time. */
async function migrate(environment: Environment, report: (line: string) => void): Promise<void> {
  const db = openDatabase(environment.databaseUrl)
  try {
    // In production an empty database indicates a wrong path, an unmounted disk or a lost file.
    if (environment.isProduction && (await isEmptyDatabase(db)))
      throw new EnvironmentError(describeMissingDatabase(environment))
    await migrateDatabase(db, report)
  } finally {
    await db.destroy()
  }
}
