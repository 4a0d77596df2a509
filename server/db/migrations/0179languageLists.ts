import type { Kysely, Migration } from 'kysely'

interface Clients {
  clients: { languages: string; can_offer_german: number }
}

/** Which languages a client offers. The switch of the only one stays behind, for a server that is still the older one. */
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
