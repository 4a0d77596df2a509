import type { Kysely, Migration } from 'kysely'

/** When a client's vacancies last changed is asked at every list: one look into an index. */
export const vacancyChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('vacancies_by_change')
      .on('vacancies')
      .columns(['client_id', 'updated_at'])
      .execute()
  },
}
