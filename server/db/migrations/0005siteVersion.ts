import { type Kysely, type Migration, sql } from 'kysely'
import { isPostgres } from '../openDatabase'

/**
 * A number per client that grows with each change of its public pages, made by any process; cached pages with an older
 * number are rendered again. The database increments it, so that no write can forget to.
 */
export const siteVersion: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('clients')
      .addColumn('site_version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    for (const statement of isPostgres(db) ? onPostgres() : onSqlite()) await sql.raw(statement).execute(db)
  },
}

const tables = ['vacancies', 'vacancy_attachments']

function onSqlite(): string[] {
  const createCountingTrigger = (table: string, event: string, row: 'new' | 'old') => `
    create trigger ${table}_${event}_site after ${event} on ${table} begin
      update clients set site_version = site_version + 1 where id = ${row}.client_id;
    end`
  return [
    ...tables.flatMap((table) => [
      createCountingTrigger(table, 'insert', 'new'),
      createCountingTrigger(table, 'update', 'new'),
      createCountingTrigger(table, 'delete', 'old'),
    ]),
    `create trigger clients_update_site after update on clients when new.site_version = old.site_version begin
      update clients set site_version = site_version + 1 where id = new.id;
    end`,
  ]
}

function onPostgres(): string[] {
  return [
    `create function count_site_version() returns trigger language plpgsql as $$
    begin
      update clients set site_version = site_version + 1 where id = coalesce(new.client_id, old.client_id);
      return null;
    end $$`,
    ...tables.map(
      (table) => `create trigger ${table}_site after insert or update or delete on ${table}
      for each row execute function count_site_version()`,
    ),
    `create function count_own_site_version() returns trigger language plpgsql as $$
    begin
      new.site_version = old.site_version + 1;
      return new;
    end $$`,
    `create trigger clients_site before update on clients
      for each row when (new.site_version = old.site_version) execute function count_own_site_version()`,
  ]
}
