import { type Kysely, type Migration, sql } from 'kysely'
import { isPostgres } from '../openDatabase'

const sortColumns = {
  date: 'submitted_date',
  code: 'vacancy_code_lower',
  name: 'vacancy_name_lower',
  place: 'location_lower',
  applicant: 'applicant_name_lower',
  sent: 'is_sent',
}
const texts = ['vacancy_code_lower', 'vacancy_name_lower', 'location_lower', 'applicant_name_lower']

/**
 * Indexes for every order of the inbox that also cover the yes/no filters, a text index (trigrams on PostgreSQL if
 * available), and a change mark that tells whether a cached count is still valid.
 */
export const applicationSearch: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, column] of Object.entries(sortColumns)) {
      const flags = ['is_expression_of_interest', 'is_sent', 'submitted_date']
      await db.schema
        .createIndex(`applications_sorted_by_${name}`)
        .on('applications')
        .columns(['client_id', column, 'id', ...flags.filter((flag) => flag !== column)])
        .execute()
    }
    await db.schema
      .createIndex('applications_counted')
      .on('applications')
      .columns(['client_id', 'is_expression_of_interest', 'is_sent', 'submitted_date'])
      .execute()
    await db.schema.dropIndex('applications_by_date').execute()
    await db.schema
      .createTable('application_marks')
      .addColumn('client_id', 'integer', (column) => column.primaryKey().references('clients.id'))
      .addColumn('mark', 'integer', (column) => column.notNull())
      .execute()
    await (isPostgres(db) ? onPostgres(db) : onSqlite(db))
  },
}

async function onSqlite(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('applications_searched')
    .on('applications')
    .columns(['client_id', 'is_expression_of_interest', 'is_sent', 'submitted_date', ...texts, 'id'])
    .execute()
  for (const [event, row] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const) {
    await sql
      .raw(`create trigger applications_mark_${event} after ${event} on applications begin
        insert into application_marks (client_id, mark) values (${row}.client_id, 1)
        on conflict (client_id) do update set mark = mark + 1; end`)
      .execute(db)
  }
}

async function onPostgres(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create function mark_applications() returns trigger language plpgsql as $$ begin
      insert into application_marks as m (client_id, mark) values (coalesce(new.client_id, old.client_id), 1)
      on conflict (client_id) do update set mark = m.mark + 1;
      return null; end $$`)
    .execute(db)
  await sql
    .raw(`create trigger applications_mark after insert or update or delete on applications
      for each row execute function mark_applications()`)
    .execute(db)
  // Without the extension, or the right to make it, texts are searched row by row: slower, not wrong.
  const indexes = texts.map(
    (text) => `create index applications_searched_${text} on applications using gin (${text} gin_trgm_ops);`,
  )
  await sql
    .raw(`do $$ begin create extension if not exists pg_trgm; ${indexes.join(' ')}
      exception when others then raise notice 'no trigram indexes: %', sqlerrm; end $$`)
    .execute(db)
}
