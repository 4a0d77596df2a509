import { type Kysely, type Migration, sql } from 'kysely'

/** Adds the affected client, the username and the described changes to the audit. */
export const activity: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['about_company', 'username', 'changes']) {
      await db.schema.alterTable('audit').addColumn(name, 'text').execute()
    }
    await db.schema.alterTable('audit').addColumn('about_client_id', 'integer').execute()
    await sql`update audit set about_client_id = client_id where action not like 'account%' and action not like 'password%'`.execute(
      db,
    )
    await db.schema.createIndex('audit_about').on('audit').columns(['about_client_id', 'id']).execute()
  },
}
