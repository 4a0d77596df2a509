import { join } from 'node:path'
import { backupSqlite } from '../../db/sqliteBackup'
import { type Command, CommandError, getOption } from '../command'

export const backup: Command = {
  summary: 'copies the database while the server runs',
  help: `backup [--output FILE]

Copies the SQLite database as a consistent snapshot, with uploaded files unless FOYER_FILES names a bucket, and checks
the copy; 'restore' puts it back.
The secret is not in it: back up FOYER_SECRET as well, but in another place, because together they open everything.
For PostgreSQL use pg_dump.
  --output  a file that does not exist yet; backups/foyer-DATE-TIME.db in FOYER_DATA_DIR by default`,
  options: { output: { type: 'string' } },
  paths: ['output'],
  run: async ({ environment, now, print, reportProgress }, values) => {
    if (!environment.databaseUrl.startsWith('file:')) {
      throw new CommandError(
        'This is PostgreSQL; back it up with its own tool: pg_dump --format=custom --file=foyer.dump "$DATABASE_URL"',
      )
    }
    const timestamp = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
    const output =
      getOption(values, 'output') ?? join(environment.dataDir, 'backups', `foyer-${timestamp}.db`)
    await backupSqlite(environment.databaseUrl, output, reportProgress)
    print(`The backup is ${output}.`)
  },
}
