import { type Kysely, type Migration, sql } from 'kysely'
import { isPostgres } from '../openDatabase'

const tables = ['vacancies', 'vacancy_attachments']
const events = ['insert', 'update', 'delete']

/**
 * Two counts were kept by triggers. The code that writes keeps them now, because a table with row triggers cannot be
 * distributed. A test finds a write that does not.
 */
export const countedByUs: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of isPostgres(db) ? onPostgres() : onSqlite()) await sql.raw(statement).execute(db)
  },
}

function onSqlite(): string[] {
  const names = [
    ...tables.flatMap((table) => events.map((event) => `${table}_${event}_site`)),
    'clients_update_site',
    ...events.map((event) => `applications_mark_${event}`),
  ]
  return names.map((name) => `drop trigger ${name}`)
}

function onPostgres(): string[] {
  return [
    ...tables.map((table) => `drop trigger ${table}_site on ${table}`),
    'drop trigger clients_site on clients',
    'drop trigger applications_mark on applications',
    'drop function count_site_version()',
    'drop function count_own_site_version()',
    'drop function mark_applications()',
  ]
}
