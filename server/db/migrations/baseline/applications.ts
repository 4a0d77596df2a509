import { type Kysely, sql } from 'kysely'
import {
  addClientReference,
  addDefaults,
  addIntegers,
  addOptionalIntegers,
  addOptionalTexts,
  addTexts,
  createTenantTable,
} from '../../columns'
import { isPostgres } from '../../openDatabase'

const applicationTexts = [
  ...['guid', 'session_sid', 'email_lower', 'submitted_date', 'vacancy_code', 'vacancy_name', 'location'],
  ...['applicant_name', 'vacancy_code_lower', 'vacancy_name_lower', 'location_lower', 'applicant_name_lower'],
  ...['form_version', 'answers', 'sections', 'attachment_keys', 'file_fields'],
]

/**
 * Applications with their files, the counter of their changes, idempotency keys, the activity log, and proofs of
 * erasure.
 */
export async function createApplicationTables(db: Kysely<unknown>): Promise<void> {
  await addTexts(createTenantTable(db, 'applications'), applicationTexts)
    .$call(addIntegers('vacancy_id'))
    .$call(addDefaults(0, 'is_expression_of_interest', 'is_sent'))
    .$call(addDefaults('received', 'state'))
    .$call(addOptionalTexts('prefill_guid', 'broadbean_channel', 'question_names', 'withdrawn_at'))
    .$call(addOptionalTexts('hear_by', 'language', 'vacancy_name_told', 'sections_told', 'listed_at'))
    // Every insert states this column. Its default marked the applications of version 0.4 as opened.
    .addColumn('opened_at', 'text', (column) => column.defaultTo('1970-01-01T00:00:00.000Z'))
    .addUniqueConstraint('applications_guid', ['client_id', 'guid'])
    .addUniqueConstraint('applications_once', ['client_id', 'vacancy_id', 'email_lower'])
    .$call(addClientReference('applications_vacancy', 'vacancy_id', 'vacancies'))
    .execute()
  if (isPostgres(db)) await vacuumOften(db)
  await addTexts(createTenantTable(db, 'application_attachments'), ['field_key', 'filename'])
    .$call(addIntegers('application_id', 'file_id'))
    .addUniqueConstraint('application_attachments_key', ['client_id', 'application_id', 'field_key'])
    .$call(addClientReference('application_attachments_application', 'application_id', 'applications'))
    .$call(addClientReference('application_attachments_file', 'file_id', 'files'))
    .execute()
  // Increases with every change of a client's applications, so that a remembered count can be checked.
  await db.schema
    .createTable('application_marks')
    .addColumn('client_id', 'integer', (column) => column.primaryKey().references('clients.id'))
    .$call(addIntegers('mark'))
    .execute()
  await addTexts(createTenantTable(db, 'idempotency_keys'), ['key', 'body_hash', 'response', 'created_at'])
    .$call(addIntegers('status'))
    .addUniqueConstraint('idempotency_keys_key', ['client_id', 'key'])
    .execute()
  await addTexts(createTenantTable(db, 'audit'), ['action', 'subject', 'at'])
    .$call(addOptionalIntegers('user_id', 'about_client_id'))
    .$call(addOptionalTexts('about_company', 'username', 'changes', 'address'))
    .$call(addDefaults(1, 'times'))
    .$call(addDefaults('', 'username_lower'))
    .execute()
  await addTexts(createTenantTable(db, 'erasures'), ['hash', 'at'])
    .$call(addIntegers('applications', 'documents'))
    .execute()
}

/** The history of an application after it was submitted: status, notes, revealed identities, status links, changes. */
export async function createReviewTables(db: Kysely<unknown>): Promise<void> {
  const stateTexts = ['change_guid', 'state', 'before', 'told', 'at']
  await addTexts(createTenantTable(db, 'application_states'), stateTexts)
    .$call(addIntegers('application_id'))
    .$call(addOptionalTexts('words', 'mail_guid', 'username'))
    .$call(addClientReference('application_states_application', 'application_id', 'applications'))
    .execute()
  await addTexts(createTenantTable(db, 'application_notes'), ['text', 'at'])
    .$call(addIntegers('application_id'))
    .$call(addOptionalIntegers('user_id'))
    .$call(addOptionalTexts('username', 'changed_at'))
    .$call(addClientReference('application_notes_application', 'application_id', 'applications'))
    .execute()
  await addTexts(createTenantTable(db, 'application_reveals'), ['at'])
    .$call(addIntegers('application_id', 'user_id'))
    .$call(addClientReference('application_reveals_application', 'application_id', 'applications'))
    .execute()
  await addTexts(createTenantTable(db, 'application_links'), ['token_hash', 'sealed_token', 'expires_at'])
    .$call(addIntegers('application_id'))
    .addUniqueConstraint('application_links_token', ['client_id', 'token_hash'])
    .$call(addClientReference('application_links_application', 'application_id', 'applications'))
    .execute()
  await addTexts(createTenantTable(db, 'application_changes'), ['kind', 'at'])
    .$call(addIntegers('position', 'application_id'))
    .addUniqueConstraint('application_changes_position', ['client_id', 'position'])
    .execute()
}

/** Lists of applications use index-only scans, which PostgreSQL can use only for vacuumed rows. */
async function vacuumOften(db: Kysely<unknown>): Promise<void> {
  await sql`alter table applications set (autovacuum_vacuum_scale_factor = 0.02,
    autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02)`.execute(db)
}
