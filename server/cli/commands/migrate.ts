import type { Command } from '../command'

export const migrate: Command = {
  summary: 'migrates the database, or creates it (--create)',
  help: `migrate [--create]

Brings the database of DATABASE_URL or FOYER_DATA_DIR up to date. Only this command and the start of a server change the
schema. Running it twice does no harm.
  --create  creates the database of a new installation. Without it the command fails if there is none, because a wrong
            path would otherwise start an empty site`,
  options: { create: { type: 'boolean' } },
  migrates: true,
  run: async ({ isNewDatabase, print }) =>
    print(isNewDatabase ? 'The database was created.' : 'The database is up to date.'),
}
