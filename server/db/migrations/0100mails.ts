import type { Kysely, Migration } from 'kysely'
import { addTexts, createTenantTable, notNullColumn } from '../columns'

/** The mail queue, and addresses that reject mail. Addresses are stored encrypted or hashed. */
export const mails: Migration = {
  async up(db: Kysely<unknown>) {
    await addTexts(createTenantTable(db, 'mails'), ['guid', 'kind', 'address_hash', 'sealed', 'state'])
      .addColumn('application_id', 'integer')
      .addColumn('claim', 'text')
      .addColumn('attempts', 'integer', notNullColumn)
      .addColumn('last_error', 'text')
      .addColumn('next_attempt_at', 'text', notNullColumn)
      .addColumn('tried_at', 'text')
      .addColumn('created_at', 'text', notNullColumn)
      .addForeignKeyConstraint('mails_application', ['client_id', 'application_id'], 'applications', [
        'client_id',
        'id',
      ])
      .execute()
    await addTexts(createTenantTable(db, 'mail_stops'), ['address_hash', 'at'])
      .addUniqueConstraint('mail_stops_address', ['client_id', 'address_hash'])
      .execute()
    const indexes = {
      mails_due: ['mails', 'client_id', 'state', 'next_attempt_at'],
      mails_of_address: ['mails', 'address_hash', 'tried_at'],
      mails_of_application: ['mails', 'client_id', 'application_id'],
      mail_stops_of_address: ['mail_stops', 'address_hash'],
    }
    for (const [name, [table = '', ...columns]] of Object.entries(indexes)) {
      await db.schema.createIndex(name).on(table).columns(columns).execute()
    }
  },
}
