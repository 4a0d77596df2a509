import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../../openDatabase'

const filters = 'is_expression_of_interest, is_sent, submitted_date'
const searchedTexts = ['vacancy_code_lower', 'vacancy_name_lower', 'location_lower', 'applicant_name_lower']

/**
 * The indexed table and columns by index name. Every sort order of the inbox has an index that also covers its
 * filters.
 */
const indexes: Record<string, string> = {
  application_changes_application: 'application_changes (client_id, application_id)',
  application_links_of_application: 'application_links (client_id, application_id)',
  application_notes_of_application: 'application_notes (client_id, application_id)',
  application_reveals_of_application: 'application_reveals (client_id, application_id, user_id)',
  application_states_of_application: 'application_states (client_id, application_id)',
  application_states_of_change: 'application_states (client_id, change_guid)',
  applications_by_state:
    'applications (client_id, state, is_expression_of_interest, submitted_date, id, withdrawn_at)',
  applications_counted: `applications (client_id, ${filters})`,
  applications_promised: 'applications (client_id, hear_by, state, withdrawn_at, id)',
  applications_sorted_by_applicant: `applications (client_id, applicant_name_lower, id, ${filters})`,
  applications_sorted_by_code: `applications (client_id, vacancy_code_lower, id, ${filters})`,
  applications_sorted_by_date:
    'applications (client_id, submitted_date, id, is_expression_of_interest, is_sent)',
  applications_sorted_by_name: `applications (client_id, vacancy_name_lower, id, ${filters})`,
  applications_sorted_by_place: `applications (client_id, location_lower, id, ${filters})`,
  applications_sorted_by_sent:
    'applications (client_id, is_sent, id, is_expression_of_interest, submitted_date)',
  applications_unlisted: 'applications (client_id, submitted_date, id) where listed_at is null',
  applications_unopened:
    'applications (client_id, is_expression_of_interest, submitted_date, id) where opened_at is null',
  attempt_counts_until: 'attempt_counts (until)',
  audit_about: 'audit (about_client_id, id)',
  audit_by_time: 'audit (client_id, at)',
  audit_sign_ins: "audit (user_id, at) where action = 'signed in'",
  delivery_attempts_by_application: 'delivery_attempts (client_id, application_id)',
  job_alerts_due: 'job_alerts (client_id, next_at)',
  job_alerts_of_address: 'job_alerts (client_id, address_hash)',
  mail_stops_of_address: 'mail_stops (address_hash)',
  mails_due: 'mails (client_id, state, next_attempt_at)',
  mails_of_address: 'mails (address_hash, tried_at)',
  mails_of_application: 'mails (client_id, application_id)',
  notices_due: 'notices (client_id, next_at)',
  outbox_due: 'outbox (client_id, state, next_attempt_at)',
  outbox_open: "outbox (client_id, state, created_at) where state <> 'sent'",
  outbox_retried: "outbox (client_id, application_id) where state in ('waiting', 'sending') and attempts > 0",
  own_vacancies_by_change: 'own_vacancies (change_at)',
  refresh_tokens_of_session: 'refresh_tokens (client_id, session_id)',
  sessions_of_user: 'sessions (client_id, user_id, id) where user_id is not null',
  sign_in_attempts_account_hash: 'sign_in_attempts (account_hash)',
  sign_in_attempts_until: 'sign_in_attempts (until)',
  vacancies_by_change: 'vacancies (client_id, updated_at)',
  // Not unique, because databases of development versions may have codes that differ only in case.
  vacancies_by_code_key: 'vacancies (client_id, lower(trim(code)))',
  vacancy_attachments_by_vacancy: 'vacancy_attachments (client_id, vacancy_id)',
  vacancy_attachments_pictures: 'vacancy_attachments (client_id, is_picture)',
}

export async function createIndexes(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(indexes))
    await sql.raw(`create index ${name} on ${columns}`).execute(db)
  if (isPostgres(db)) return createTrigramIndexes(db)
  await sql
    .raw(
      `create index applications_searched on applications (client_id, ${filters}, ${searchedTexts.join(', ')}, id)`,
    )
    .execute(db)
}

/** Without the extension, or the right to create it, texts are searched row by row: slower, with the same results. */
async function createTrigramIndexes(db: Kysely<unknown>): Promise<void> {
  const statements = searchedTexts.map(
    (text) => `create index applications_searched_${text} on applications using gin (${text} gin_trgm_ops);`,
  )
  await sql
    .raw(`do $$ begin create extension if not exists pg_trgm; ${statements.join(' ')}
      exception when others then raise notice 'no trigram indexes: %', sqlerrm; end $$`)
    .execute(db)
}
