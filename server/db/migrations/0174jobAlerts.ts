import type { Kysely, Migration } from 'kysely'
import { addTexts, createTenantTable, flagColumn } from '../columns'

/** Job alerts, and whether a client offers them. */
export const jobAlerts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('clients').addColumn('can_offer_alerts', 'integer', flagColumn).execute()
    const texts = [
      ...['token_hash', 'sealed_token', 'address_hash', 'sealed_address', 'search', 'frequency'],
      ...['language', 'origin', 'told', 'created_at', 'expires_at'],
    ]
    await addTexts(createTenantTable(db, 'job_alerts'), texts)
      .addColumn('confirmed_at', 'text')
      .addColumn('next_at', 'text')
      .addColumn('claim', 'text')
      .addColumn('asked_at', 'text')
      .addColumn('mail_guid', 'text')
      .addUniqueConstraint('job_alerts_token', ['client_id', 'token_hash'])
      .execute()
    const indexes = {
      job_alerts_due: ['client_id', 'next_at'],
      job_alerts_of_address: ['client_id', 'address_hash'],
    }
    for (const [name, columns] of Object.entries(indexes)) {
      await db.schema.createIndex(name).on('job_alerts').columns(columns).execute()
    }
  },
}
