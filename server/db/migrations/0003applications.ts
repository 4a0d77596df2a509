import type { Kysely, Migration } from 'kysely'
import { createTenantTable, flagColumn, notNullColumn, withTexts } from '../columns'

const applicationTexts = [
  'guid',
  'session_sid',
  'email_lower',
  'submitted_date',
  'vacancy_code',
  'vacancy_name',
  'location',
  'applicant_name',
  'vacancy_code_lower',
  'vacancy_name_lower',
  'location_lower',
  'applicant_name_lower',
  'form_version',
  'answers',
  'sections',
  'attachment_keys',
  'file_fields',
]

/**
 * Applications and their files, with the tables that the same commit writes: outbox, idempotency keys and audit.
 */
export const applications: Migration = {
  async up(db: Kysely<unknown>) {
    await makeApplications(db)
    await makeApplicationAttachments(db)
    await makeOutbox(db)
    await createTenantTable(db, 'idempotency_keys')
      .addColumn('key', 'text', notNullColumn)
      .addColumn('body_hash', 'text', notNullColumn)
      .addColumn('status', 'integer', notNullColumn)
      .addColumn('response', 'text', notNullColumn)
      .addColumn('created_at', 'text', notNullColumn)
      .addUniqueConstraint('idempotency_keys_key', ['client_id', 'key'])
      .execute()
    await createTenantTable(db, 'audit')
      .addColumn('user_id', 'integer')
      .addColumn('action', 'text', notNullColumn)
      .addColumn('subject', 'text', notNullColumn)
      .addColumn('at', 'text', notNullColumn)
      .execute()
  },
}

async function makeApplications(db: Kysely<unknown>): Promise<void> {
  await withTexts(createTenantTable(db, 'applications'), applicationTexts)
    .addColumn('vacancy_id', 'integer', notNullColumn)
    .addColumn('is_expression_of_interest', 'integer', flagColumn)
    .addColumn('is_sent', 'integer', flagColumn)
    .addColumn('prefill_guid', 'text')
    .addColumn('broadbean_channel', 'text')
    .addUniqueConstraint('applications_guid', ['client_id', 'guid'])
    .addUniqueConstraint('applications_once', ['client_id', 'vacancy_id', 'email_lower'])
    .addForeignKeyConstraint('applications_vacancy', ['client_id', 'vacancy_id'], 'vacancies', [
      'client_id',
      'id',
    ])
    .execute()
  await db.schema
    .createIndex('applications_by_date')
    .on('applications')
    .columns(['client_id', 'submitted_date', 'id'])
    .execute()
}

async function makeApplicationAttachments(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(db, 'application_attachments')
    .addColumn('application_id', 'integer', notNullColumn)
    .addColumn('file_id', 'integer', notNullColumn)
    .addColumn('field_key', 'text', notNullColumn)
    .addColumn('filename', 'text', notNullColumn)
    .addUniqueConstraint('application_attachments_key', ['client_id', 'application_id', 'field_key'])
    .addForeignKeyConstraint(
      'application_attachments_application',
      ['client_id', 'application_id'],
      'applications',
      ['client_id', 'id'],
    )
    .addForeignKeyConstraint('application_attachments_file', ['client_id', 'file_id'], 'files', [
      'client_id',
      'id',
    ])
    .execute()
}

async function makeOutbox(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(db, 'outbox')
    .addColumn('application_id', 'integer', notNullColumn)
    .addColumn('guid', 'text', notNullColumn)
    .addColumn('state', 'text', notNullColumn)
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .addColumn('next_attempt_at', 'text', notNullColumn)
    .addColumn('sent_at', 'text')
    .addColumn('created_at', 'text', notNullColumn)
    .addUniqueConstraint('outbox_application', ['client_id', 'application_id'])
    .addForeignKeyConstraint('outbox_of_application', ['client_id', 'application_id'], 'applications', [
      'client_id',
      'id',
    ])
    .execute()
}
