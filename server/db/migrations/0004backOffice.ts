import type { Kysely, Migration } from 'kysely'
import { createTenantTable, notNullColumn } from '../columns'

/** Back-office settings, delivery attempts and API keys. */
export const backOffice: Migration = {
  async up(db: Kysely<unknown>) {
    await createTenantTable(db, 'back_offices')
      .addColumn('address', 'text', notNullColumn)
      .addColumn('secrets', 'text', notNullColumn)
      .addColumn('updated_at', 'text', notNullColumn)
      .addUniqueConstraint('back_offices_client', ['client_id'])
      .execute()
    await makeApiKeys(db)
    await makeAttempts(db)
    await db.schema.alterTable('outbox').addColumn('claim', 'text').execute()
    await db.schema
      .createIndex('outbox_due')
      .on('outbox')
      .columns(['client_id', 'state', 'next_attempt_at'])
      .execute()
    await db.schema
      .alterTable('vacancies')
      .addColumn('last_child_id', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}

async function makeApiKeys(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(db, 'api_keys')
    .addColumn('name', 'text', notNullColumn)
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', notNullColumn)
    .addColumn('revoked_at', 'text')
    .execute()
}

async function makeAttempts(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(db, 'delivery_attempts')
    .addColumn('application_id', 'integer', notNullColumn)
    .addColumn('at', 'text', notNullColumn)
    .addColumn('status', 'integer')
    .addColumn('error', 'text')
    .addColumn('duration_ms', 'integer', notNullColumn)
    .addForeignKeyConstraint(
      'delivery_attempts_application',
      ['client_id', 'application_id'],
      'applications',
      ['client_id', 'id'],
    )
    .execute()
  await db.schema
    .createIndex('delivery_attempts_by_application')
    .on('delivery_attempts')
    .columns(['client_id', 'application_id'])
    .execute()
}
