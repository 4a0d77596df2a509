import type { Environment } from '../../config/environment'
import { isMigrated } from '../../db/migrateDatabase'
import { type Db, openDatabase } from '../../db/openDatabase'
import { getMissingDatabasePath, getSqlitePath } from '../../db/openSqlite'
import { findDamage } from '../../db/sqliteBackup'
import { rejectDemoAccounts } from '../../demo/demoAccounts'
import { requireSameSecret } from '../../modules/operations/checkSecret'
import { isDatabaseReachable } from '../../modules/operations/health.repository'
import type { HealthProblem } from '../../monitoring/healthWatch'
import { foyerCommand } from '../../projectRoot'
import { findKeys } from '../../security/keys'
import { createFailedFinding, createOkFinding, type Finding } from './finding'

const migrate = `${foyerCommand} migrate`

/**
 * Checks that the database exists, is intact and has the current schema version.
 * @returns the open database if it passed all checks
 */
export async function checkDatabase({
  databaseUrl,
}: Environment): Promise<{ findings: Finding[]; db: Db | undefined }> {
  const missingFile = getMissingDatabasePath(databaseUrl)
  if (missingFile !== undefined) {
    const message = `there is none at ${missingFile}: set FOYER_DATA_DIR or DATABASE_URL, restore a backup, or create one with ${migrate} --create`
    return { findings: [createFailedFinding('database', message)], db: undefined }
  }
  const damage = databaseUrl.startsWith('file:') ? findDamage(getSqlitePath(databaseUrl)) : undefined
  if (damage !== undefined) {
    const message = `it is damaged (${damage.replaceAll(/\s+/g, ' ')}): restore a backup with ${foyerCommand} restore FILE`
    return { findings: [createFailedFinding('database', message)], db: undefined }
  }
  const db = openDatabase(databaseUrl)
  if (!(await isDatabaseReachable(db))) {
    await db.destroy()
    return {
      findings: [createFailedFinding('database', 'it does not respond: check DATABASE_URL')],
      db: undefined,
    }
  }
  const intactFinding = createOkFinding(
    'database',
    databaseUrl.startsWith('file:') ? 'is intact' : 'responds',
  )
  const migrations = await checkMigrations(db)
  if (migrations.state === 'ok') return { findings: [intactFinding, migrations], db }
  await db.destroy()
  return { findings: [intactFinding, migrations], db: undefined }
}

async function checkMigrations(db: Db): Promise<Finding> {
  try {
    if (await isMigrated(db)) return createOkFinding('migrations', 'the tables are of this version')
    return createFailedFinding('migrations', `the tables are of an earlier version: ${migrate}`)
  } catch (error) {
    return createFailedFinding('migrations', getErrorMessage(error))
  }
}

/**
 * Checks what production requires to start: the secret that stored signing secrets were encrypted with, and no demo
 * passwords.
 */
export async function checkStart(environment: Environment, db: Db): Promise<Finding[]> {
  const keys = findKeys(environment)
  const secretProblem = keys && (await getRejection(requireSameSecret(db, keys)))
  const demoProblem = await getRejection(rejectDemoAccounts(db))
  return [
    secretProblem === undefined
      ? createOkFinding('secret', 'is set, and decrypts the stored signing secrets')
      : createFailedFinding('secret', secretProblem),
    demoProblem === undefined
      ? createOkFinding('passwords', 'no account has a password of the demo')
      : createFailedFinding('passwords', demoProblem),
  ]
}

async function getRejection(work: Promise<void>): Promise<string | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    return getErrorMessage(error)
  }
}

const getErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

const timeoutMs = 3000

/**
 * Asks the server that runs on this machine, if any, for the problems of its database: a file that is no longer the one
 * that it opened, or damage.
 */
export async function checkRunningServer({ host, port, metricsToken }: Environment): Promise<Finding[]> {
  const headers = metricsToken === null ? {} : { authorization: `Bearer ${metricsToken}` }
  const address = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}/api/health`
  try {
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) })
    const { troubles = [] } = (await response.json()) as { troubles?: HealthProblem[] }
    return troubles
      .filter(({ what }) => what === 'database-file' || what === 'database-damage')
      .map(({ says }) => createFailedFinding('server', says.replace(/\.$/, '')))
  } catch {
    // No server runs, or another program answers at this port: there is nothing to report.
    return []
  }
}
