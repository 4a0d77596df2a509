import { restoreSqlite } from '../../db/sqliteBackup'
import { CommandError, type FileCommand, UsageError } from '../command'

export const restore: FileCommand = {
  summary: "puts a backup in the database's place",
  help: `restore FILE

Checks a backup of a SQLite database, sets the present database and its log aside, and puts the backup in their place.
Stop the server first: while one runs nothing is done. PostgreSQL has its own tool: pg_restore.`,
  options: {},
  takesFile: true,
  withoutDatabase: true,
  paths: ['FILE'],
  run: async ({ environment, now, print, tell }, _values, file) => {
    if (file === undefined) throw new UsageError('The backup to restore is missing.')
    if (!environment.databaseUrl.startsWith('file:')) {
      throw new CommandError(
        'This is PostgreSQL; restore it with its own tool: pg_restore --clean --dbname="$DATABASE_URL" foyer.dump',
      )
    }
    const stamp = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
    const { path, setAside, applications } = restored(environment.databaseUrl, file, stamp, tell)
    if (setAside !== undefined) print(`What was there before stands in ${setAside}.`)
    print(`${path} is the backup ${file}, with ${applications} applications. The server can start.`)
  },
}

/** Reports a failed restore as one line. */
function restored(url: string, file: string, stamp: string, tell: (line: string) => void) {
  try {
    return restoreSqlite(url, file, stamp, tell)
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}
