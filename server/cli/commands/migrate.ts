import type { Command } from '../command'

export const migrate: Command = {
  summary: 'brings the database up to date, or makes it',
  help: `migrate

Brings the database of DATABASE_URL or FOYER_DATA_DIR up to date, and makes it where there is none. Doing it twice does no
harm. Only this and the server's start change what tables there are.`,
  options: {},
  makesDatabase: true,
  run: async ({ print }) => print('The database is up to date.'),
}
