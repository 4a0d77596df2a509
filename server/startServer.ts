import type { AddressInfo } from 'node:net'
import type { SiteRenderer } from '../src/schemas/pageData'
import { buildServer } from './buildServer'
import { closeToOthers } from './db/closeToOthers'
import { type HeldDatabase, holdSqlite } from './db/holdSqlite'
import { migrateDatabase } from './db/migrateDatabase'
import { openDatabase } from './db/openDatabase'
import { verifySqlite } from './db/verifySqlite'
import { localDomains } from './environment/domainSettings'
import type { Environment } from './environment/environment'
import { countClients } from './repositories/accounts/clients'
import type { DeclaredRoute } from './routes/requests/guardAccess'
import { refuseOtherSecret } from './services/delivery/backOffices'
import { DeliveryRecord } from './services/delivery/deliveryRecord'
import { OutboxWorker } from './services/delivery/outboxWorker'
import { refuseOpenAccounts } from './services/demo/demoAccounts'
import { seedDemo } from './services/demo/seedDemo'
import { openFileStore } from './services/files/openFileStore'
import { openScanner } from './services/files/scanner'
import { UploadRoom } from './services/files/uploadRoom'
import { Housekeeper } from './services/operation/housekeeper'
import type { ServerContext } from './services/serverContext'
import { CallCounts } from './services/sessions/callCounts'
import { readKeys } from './services/sessions/keys'
import { checkClientFolders } from './services/sites/clientFolder'
import { keepAssets } from './services/sites/keptAssets'
import { loadRenderer } from './services/sites/siteRenderer'

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
  /** The one that is built in `root` otherwise. */
  renderer?: SiteRenderer
  now: () => Date
}

const onlyLocal =
  'FOYER_DOMAINS is not set: no host but those below localhost, and those of accounts, is answered.'
/** A query that takes longer is taken for one that nobody answers. */
const answerMs = 10_000

/**
 * Migrates, seeds the demo into an empty database (never in production, which refuses its passwords), and listens.
 * @throws EnvironmentError, and Error with what to do when another server has the database or it is not whole
 */
export async function startServer(
  environment: Environment,
  surroundings: Surroundings,
): Promise<RunningServer> {
  const held = holdSqlite(environment.databaseUrl)
  try {
    return await startOn(held, environment, surroundings)
  } catch (error) {
    held.release()
    throw error
  }
}

async function startOn(
  held: HeldDatabase,
  environment: Environment,
  { root, now, renderer: given }: Surroundings,
): Promise<RunningServer> {
  closeToOthers(environment.dataDir)
  verifySqlite(environment.databaseUrl)
  await migrate(environment.databaseUrl, (line) => process.stderr.write(`${line}\n`))
  const db = openDatabase(environment.databaseUrl, { answerMs })
  if (environment.production) await refuseOpenAccounts(db)
  else if ((await countClients(db)).all === 0) await seedDemo(db, root, now())
  const renderer = given ?? (await loadRenderer(root))
  const files = openFileStore(environment.fileStore)
  const scanner = environment.scanner && openScanner(environment.scanner)
  const keys = readKeys(environment)
  const counts = new CallCounts({ db, key: keys.limits, now })
  await refuseOtherSecret(db, keys)
  const report = (line: string) => process.stderr.write(`${line}\n`)
  const deliveries = new DeliveryRecord((client, reason) => {
    // A reason is a sentence of ours, with a status or a code in it.
    if (reason === null) api.log.info({ client }, 'the back-office takes applications again')
    else api.log.warn({ client, reason }, 'the back-office takes no applications')
  })
  const context: ServerContext = {
    db,
    environment,
    keys,
    counts,
    deliveries,
    uploadRoom: new UploadRoom(environment.uploads),
    files,
    scanner,
    root,
    now,
    report,
    renderer,
  }
  if (environment.production && environment.domains === localDomains) report(onlyLocal)
  await checkClientFolders(context)
  await keepAssets(context).catch((error: unknown) =>
    report(`Scripts of this build are not kept for the next: ${error}`),
  )
  const { api, routes } = await buildServer(context)
  await api.listen({ port: environment.port, host: environment.host })
  const { port } = api.server.address() as AddressInfo
  // Name and place only: what a database says besides may hold what somebody wrote.
  const noteError = (what: string) => (error: unknown) =>
    api.log.error(error instanceof Error ? { name: error.name, stack: error.stack } : {}, what)
  const outbox = new OutboxWorker({
    db,
    files,
    scanner,
    keys,
    now,
    allow: environment.backOfficeAllow,
    settings: environment.delivery,
    record: deliveries,
    onError: noteError('delivery failed'),
  })
  outbox.start()
  const housekeeper = new Housekeeper({
    db,
    files,
    environment,
    now,
    onError: noteError('housekeeping failed'),
  })
  housekeeper.start()
  counts.start(noteError('call counts could not be shared'))
  const stop = async () => {
    await Promise.all([outbox.stop(), housekeeper.stop(), api.close()])
    await counts.stop()
    await db.destroy()
    held.release()
  }
  return { port, routes, hasDemo: (await countClients(db)).demo > 0, stop }
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
