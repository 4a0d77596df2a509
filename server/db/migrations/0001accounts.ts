import type { Kysely, Migration } from 'kysely'
import { addIdColumn, createTenantTable, flagColumn, notNullColumn } from '../columns'

const clientTexts = [
  'advertiser_id',
  'privacy_link',
  'privacy_link_label',
  'custom_logo_redirect_url',
  'custom_eoi_image_data_uri',
  'decommissioned_at',
]
const clientFlags = [
  'can_show_sidebar',
  'can_show_eoi',
  'can_show_recent_jobs',
  'can_show_social_icons',
  'can_show_advertise_end_date',
  'can_show_vacancy_department',
  'can_redirect_to_vacancy_details',
  'can_allow_upload',
  'is_demo',
]

/** Clients, their users and their sessions. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await makeClients(db)
    await createTenantTable(db, 'users')
      .addColumn('username', 'text', notNullColumn)
      .addColumn('username_lower', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', notNullColumn)
      .addColumn('role', 'text', notNullColumn)
      .addColumn('created_at', 'text', notNullColumn)
      .execute()
    await makeSessions(db)
  },
}

async function makeClients(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('clients')
    .addColumn('id', 'integer', addIdColumn(db))
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('company', 'text', notNullColumn)
    .addColumn('max_imported_count', 'integer', notNullColumn)
    .addColumn('application_form_fields', 'text', notNullColumn)
    .addColumn('custom_fields', 'text', notNullColumn)
    .addColumn('created_at', 'text', notNullColumn)
  for (const name of clientTexts) table = table.addColumn(name, 'text')
  for (const name of clientFlags) table = table.addColumn(name, 'integer', flagColumn)
  await table.execute()
}

async function makeSessions(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(db, 'sessions')
    .addColumn('sid', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'integer')
    .addColumn('role', 'text', notNullColumn)
    .addColumn('created_at', 'text', notNullColumn)
    .addColumn('expires_at', 'text', notNullColumn)
    .addColumn('ended_at', 'text')
    .addForeignKeyConstraint('sessions_user', ['client_id', 'user_id'], 'users', ['client_id', 'id'])
    .execute()
  await createTenantTable(db, 'refresh_tokens')
    .addColumn('session_id', 'integer', notNullColumn)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', notNullColumn)
    .addColumn('expires_at', 'text', notNullColumn)
    .addColumn('used_at', 'text')
    .addForeignKeyConstraint('refresh_tokens_session', ['client_id', 'session_id'], 'sessions', [
      'client_id',
      'id',
    ])
    .execute()
}
