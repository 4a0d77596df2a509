import type { Kysely, Migration } from 'kysely'

/** Scheduled changes of open vacancies. */
export const scheduledChanges: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['change_at', 'change'])
      await db.schema.alterTable('own_vacancies').addColumn(name, 'text').execute()
    await db.schema
      .createIndex('own_vacancies_by_change')
      .on('own_vacancies')
      .columns(['change_at'])
      .execute()
  },
}
