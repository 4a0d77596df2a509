import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Environment } from '../../config/environment'
import type { ServerContext } from '../../context'
import { listMissingMigrations } from '../../db/migrateDatabase'
import { getSqlitePath } from '../../db/openSqlite'
import type { HealthProblem } from '../../monitoring/healthWatch'
import { ProblemError } from '../../problem'
import { listFailingBackOffices } from '../backOffice/deliveries.repository'
import { listClientsWithBrokenConfig } from '../sites/clientFolder'
import { isDatabaseReachable } from './health.repository'

/**
 * Returns why this process should get no requests at the moment, as a sentence; undefined if it can answer and
 * store. The secret and the environment are checked at startup.
 */
export async function findReadinessProblem({
  db,
  environment,
  isStopping,
  healthWatch,
}: Pick<ServerContext, 'db' | 'environment' | 'isStopping' | 'healthWatch'>): Promise<string | undefined> {
  if (isStopping()) return 'The server was asked to stop.'
  if (!(await isDatabaseReachable(db))) return 'The database does not answer.'
  if ((await listMissingMigrations(db)).length > 0) return 'The database is of an earlier version.'
  const lostFileProblem = healthWatch.currentProblems.find(({ what }) => what === 'database-file')
  if (lostFileProblem) return lostFileProblem.says
  const { state, freeMb } = await getDiskState(environment)
  return state === 'full' ? `The disk of the database is full: ${freeMb} MB are left.` : undefined
}

/** Resolves if the database answers. @throws unavailable */
export async function requireDatabase({ db }: Pick<ServerContext, 'db'>): Promise<void> {
  if (!(await isDatabaseReachable(db))) throw new ProblemError('unavailable', { retryAfter: 5 })
}

/** Returns all current problems of the running installation. */
export async function listHealthProblems(context: ServerContext): Promise<HealthProblem[]> {
  const backOffices = await listFailingBackOffices(context.db)
  const configurations = await listClientsWithBrokenConfig(context)
  return [
    ...context.healthWatch.currentProblems,
    ...backOffices.map(({ code, reason, count, oldestDate }) => ({
      what: 'back-office' as const,
      client: code,
      says: `The back-office of ${code} accepts no applications: ${reason}. Not accepted: ${count}, the oldest of ${oldestDate}.`,
    })),
    ...configurations.map((code) => ({
      what: 'configuration' as const,
      client: code,
      says: `config.json of ${code} cannot be read; its site uses the last valid configuration, or the defaults.`,
    })),
  ]
}

type DatabaseLocation = Pick<Environment, 'databaseUrl'>

/**
 * Returns the free bytes on the disk of the SQLite database; undefined for PostgreSQL or if the folder does not
 * exist.
 */
export async function getFreeBytes({ databaseUrl }: DatabaseLocation): Promise<number | undefined> {
  const folder = dirname(getSqlitePath(databaseUrl))
  if (!databaseUrl.startsWith('file:') || !existsSync(folder)) return undefined
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Fraction of the operator's threshold below which the server considers itself unable to store applications. */
const fullDiskFraction = 1 / 16

/**
 * Returns the state of the database's disk and its free megabytes; 'fine' and infinity for PostgreSQL, or if the folder
 * does not exist.
 */
export async function getDiskState({
  databaseUrl,
  diskLowBytes,
}: DatabaseLocation & Pick<Environment, 'diskLowBytes'>): Promise<{
  state: 'fine' | 'low' | 'full'
  freeMb: number
}> {
  const freeBytes = await getFreeBytes({ databaseUrl })
  if (freeBytes === undefined) return { state: 'fine', freeMb: Number.POSITIVE_INFINITY }
  const freeMb = Math.floor(freeBytes / 1024 / 1024)
  if (freeBytes < diskLowBytes * fullDiskFraction) return { state: 'full', freeMb }
  return { state: freeBytes < diskLowBytes ? 'low' : 'fine', freeMb }
}
