import type { Kysely, Migration } from 'kysely'

/** An index finds when a client's vacancies last changed; every list reads it. */
export const vacancyChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('vacancies_by_change')
      .on('vacancies')
      .columns(['client_id', 'updated_at'])
      .execute()
  },
}
