import { join } from 'node:path'
import { backupSqlite } from '../../db/sqliteBackup'
import { type Command, CommandError, optional } from '../command'

export const backup: Command = {
  summary: 'copies the database while the server runs',
  help: `backup [--output FILE]

Copies the SQLite database, uploaded files included, as it is at one moment, and checks the copy; 'restore' puts it back.
PostgreSQL has its own tool: pg_dump.
  --output  a file that is not there yet; backups/foyer-DATE-TIME.db in FOYER_DATA_DIR if it is not given`,
  options: { output: { type: 'string' } },
  paths: ['output'],
  run: async ({ environment, now, print, tell }, values) => {
    if (!environment.databaseUrl.startsWith('file:')) {
      throw new CommandError(
        'This is PostgreSQL; back it up with its own tool: pg_dump --format=custom --file=foyer.dump "$DATABASE_URL"',
      )
    }
    const stamp = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
    const output = optional(values, 'output') ?? join(environment.dataDir, 'backups', `foyer-${stamp}.db`)
    await backupSqlite(environment.databaseUrl, output, tell)
    print(`The database is in ${output}.`)
  },
}
