import type { Tables } from './tables'

/** The tables that an export of the installation contains; each comes after the tables that it refers to. */
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

/** Tables that are not transferred, because the new installation counts afresh. */
export const untransferredTables = ['application_marks', 'attempt_counts', 'sign_in_attempts'] as const

/**
 * In an installation on several machines, these tables are on every machine: they map host names and API keys to
 * clients.
 */
export const replicatedTables = [
  'clients',
  'client_domains',
  'api_keys',
] as const satisfies readonly TransferTable[]

const replicatedNames = new Set<string>(replicatedTables)

/** These tables are distributed across machines by client; each comes after the tables that it refers to. */
export const tablesByClient = [
  ...transferTables.filter((table) => !replicatedNames.has(table)),
  'application_marks',
] as const

/** These tables stay on the coordinator, because calls are counted before the client is known. */
export const coordinatorTables = [
  'attempt_counts',
  'sign_in_attempts',
] as const satisfies readonly (keyof Tables)[]
