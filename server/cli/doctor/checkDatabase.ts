import type { Environment } from '../../config/environment'
import { isMigrated } from '../../db/migrateDatabase'
import { type Db, openDatabase } from '../../db/openDatabase'
import { missingFile, sqlitePath } from '../../db/openSqlite'
import { damageIn } from '../../db/sqliteBackup'
import { refuseOpenAccounts } from '../../demo/demoAccounts'
import { requireSameSecret } from '../../modules/operations/checkSecret'
import { isDatabaseReachable } from '../../modules/operations/health.repository'
import { findKeys } from '../../security/keys'
import { type Finding, failed, ok } from './finding'

const migrate = 'npm run foyer -- migrate'

/**
 * Checks that the database exists, is intact and has the current schema version. @returns the open database, if all
 * of it holds
 */
export async function checkDatabase({
  databaseUrl,
}: Environment): Promise<{ findings: Finding[]; db: Db | undefined }> {
  const missing = missingFile(databaseUrl)
  if (missing !== undefined) {
    const says = `there is none at ${missing}: name it by FOYER_DATA_DIR or DATABASE_URL, or make it by ${migrate}`
    return { findings: [failed('database', says)], db: undefined }
  }
  const damage = databaseUrl.startsWith('file:') ? damageIn(sqlitePath(databaseUrl)) : undefined
  if (damage !== undefined) {
    const says = `it is damaged (${damage.replaceAll(/\s+/g, ' ')}): put a backup in its place by npm run foyer -- restore FILE`
    return { findings: [failed('database', says)], db: undefined }
  }
  const db = openDatabase(databaseUrl)
  if (!(await isDatabaseReachable(db))) {
    await db.destroy()
    return {
      findings: [failed('database', 'it does not answer: see whether DATABASE_URL is right')],
      db: undefined,
    }
  }
  const whole = ok('database', databaseUrl.startsWith('file:') ? 'is whole' : 'answers')
  const migrations = await examineMigrations(db)
  if (migrations.state === 'ok') return { findings: [whole, migrations], db }
  await db.destroy()
  return { findings: [whole, migrations], db: undefined }
}

async function examineMigrations(db: Db): Promise<Finding> {
  try {
    if (await isMigrated(db)) return ok('migrations', 'the tables are of this version')
    return failed('migrations', `the tables are of an earlier version: ${migrate}`)
  } catch (error) {
    return failed('migrations', wordsOf(error))
  }
}

/**
 * Checks what production requires to start: the secret that stored signing secrets were encrypted with, and no demo
 * passwords.
 */
export async function checkStart(environment: Environment, db: Db): Promise<Finding[]> {
  const keys = findKeys(environment)
  const secret = keys && (await reasonOf(requireSameSecret(db, keys)))
  const demo = await reasonOf(refuseOpenAccounts(db))
  return [
    secret === undefined
      ? ok('secret', 'is there, and the one that signing secrets were stored under')
      : failed('secret', secret),
    demo === undefined ? ok('passwords', "none of the demo's opens an account") : failed('passwords', demo),
  ]
}

async function reasonOf(work: Promise<void>): Promise<string | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    return wordsOf(error)
  }
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
