import { isMigrated } from '../../db/migrateDatabase'
import { openDatabase } from '../../db/openDatabase'
import { restoreSqlite } from '../../db/sqliteBackup'
import { truncateSqliteLog } from '../../db/truncateSqliteLog'
import { createFileStore } from '../../modules/files/fileStore'
import { applyErasures, getErasureLogPath, readErasureLog } from '../../modules/privacy/erasure.service'
import { findKeys } from '../../security/keys'
import { CommandError, type CommandWithoutDatabase, formatCount, UsageError } from '../command'

export const restore: CommandWithoutDatabase = {
  summary: 'restores a backup in place of the database',
  help: `restore FILE

Checks a backup of a SQLite database, sets aside the current database with its log, and puts the backup in their place.
Stop the server first: the command refuses to run beside one. People who were erased since the backup are erased again, by
erasures.log in FOYER_DATA_DIR. The former database is removed after 30 days. For PostgreSQL use pg_restore.`,
  options: {},
  acceptsArgument: true,
  withoutDatabase: true,
  paths: ['FILE'],
  run: async (tools, _values, file) => {
    const { environment, now, print, reportProgress } = tools
    if (file === undefined) throw new UsageError('The backup to restore is missing.')
    if (!environment.databaseUrl.startsWith('file:')) {
      throw new CommandError(
        'This is PostgreSQL; restore it with its own tool: pg_restore --clean --dbname="$DATABASE_URL" foyer.dump',
      )
    }
    const timestamp = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
    const { path, replacedPath, applications } = restoreBackup(
      environment.databaseUrl,
      file,
      timestamp,
      reportProgress,
    )
    if (replacedPath !== undefined) print(`The former database is now ${replacedPath}.`)
    await repeatErasures(tools)
    print(
      `${path} is the backup ${file}, with ${formatCount(applications, 'application')}. The server can start.`,
    )
  },
}

/**
 * Repeats erasures that the backup has undone. If a migration or the secret is missing, the server does so at its
 * next start.
 */
async function repeatErasures({
  environment,
  now,
  print,
  reportProgress,
}: Parameters<typeof restore.run>[0]): Promise<void> {
  const entries = readErasureLog(getErasureLogPath(environment))
  if (entries.length === 0) return
  const keys = findKeys(environment)
  const db = openDatabase(environment.databaseUrl)
  try {
    if (keys === undefined || !(await isMigrated(db)))
      return reportProgress(
        'People who were erased since the backup are in it until the next start of the server.',
      )
    const files = createFileStore(environment.fileStore)
    const repeatedErasures = await applyErasures({ db, files, now, keys }, entries)
    await truncateSqliteLog(db)
    if (repeatedErasures.erasures > 0)
      print(
        `${formatCount(repeatedErasures.erasures, 'erasure')} since the backup ${repeatedErasures.erasures === 1 ? 'was' : 'were'} repeated: ${formatCount(repeatedErasures.applications, 'application')}.`,
      )
  } finally {
    await db.destroy()
  }
}

/** Restores the backup. @throws CommandError if the restore fails */
function restoreBackup(url: string, file: string, timestamp: string, report: (line: string) => void) {
  try {
    return restoreSqlite(url, file, timestamp, report)
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}
