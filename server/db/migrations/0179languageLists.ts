import type { Kysely, Migration } from 'kysely'

interface Clients {
  clients: { languages: string; can_offer_german: number }
}

/** The languages that a client offers. The previous column remains for servers of the previous version. */
export const languageLists: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('clients')
      .addColumn('languages', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await (db as Kysely<Clients>)
      .updateTable('clients')
      .set({ languages: 'de' })
      .where('can_offer_german', '=', 1)
      .execute()
  },
}
