import type { Tables } from './tables'

/** Every table of the installation, each after those that its rows point to. */
export const transferTables = [
  'clients',
  'client_domains',
  'users',
  'sessions',
  'refresh_tokens',
  'one_time_codes',
  'recovery_codes',
  'account_links',
  'files',
  'vacancies',
  'vacancy_attachments',
  'applications',
  'application_attachments',
  'outbox',
  'delivery_attempts',
  'idempotency_keys',
  'kept_files',
  'partial_uploads',
  'partial_pieces',
  'form_leavings',
  'used_stamps',
  'stopped_posts',
  'audit',
  'back_offices',
  'api_keys',
  'account_schemas',
  'erasures',
  'site_files',
  'site_versions',
  'site_drafts',
  'own_vacancies',
  'own_vacancy_versions',
  'own_vacancy_files',
  'library_questions',
  'library_groups',
  'application_changes',
  'application_links',
  'application_states',
  'application_notes',
  'application_reveals',
  'mails',
  'mail_stops',
  'job_alerts',
  'notices',
] as const satisfies readonly (keyof Tables)[]

export type TransferTable = (typeof transferTables)[number]

/** What is counted anew where the installation moves to. */
export const leftBehind = ['application_marks', 'attempt_counts', 'sign_in_attempts'] as const

/** Where several machines hold an installation, these few rows are on each: what tells by a name or a key whose a call is, … */
export const onEveryMachine = [
  'clients',
  'client_domains',
  'api_keys',
] as const satisfies readonly TransferTable[]

const everywhere = new Set<string>(onEveryMachine)

/** … these are spread over them by client, each after those that its rows point to, … */
export const spreadByClient = [
  ...transferTables.filter((table) => !everywhere.has(table)),
  'application_marks',
] as const

/** … and these on the one that is asked: they count calls, whose clients nobody knows yet. */
export const onOneMachine = [
  'attempt_counts',
  'sign_in_attempts',
] as const satisfies readonly (keyof Tables)[]
