import type { Tables } from './tables'

/** Every table of the installation, each after those that its rows point to. */
export const transferTables = [
  'clients',
  'client_domains',
  'users',
  'sessions',
  'refresh_tokens',
  'files',
  'vacancies',
  'vacancy_attachments',
  'applications',
  'application_attachments',
  'outbox',
  'delivery_attempts',
  'idempotency_keys',
  'audit',
  'back_offices',
  'api_keys',
  'account_schemas',
  'erasures',
] as const satisfies readonly (keyof Tables)[]

export type TransferTable = (typeof transferTables)[number]

/** What is counted anew where the installation moves to. */
export const leftBehind = ['application_marks', 'attempt_counts', 'sign_in_attempts'] as const
