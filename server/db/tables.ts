import type { Generated } from 'kysely'

/** 0 or 1: SQLite has no booleans. */
export type Flag = 0 | 1
/** ISO 8601 UTC. */
type Moment = string
/** JSON as text; the repository of the table reads and writes it. */
type Json = string

interface TenantRow {
  id: Generated<number>
  client_id: number
}

export interface ClientsTable {
  id: Generated<number>
  /** The subdomain, in lower case. */
  code: string
  company: string
  advertiser_id: string | null
  privacy_link: string | null
  privacy_link_label: string | null
  custom_logo_redirect_url: string | null
  custom_eoi_image_data_uri: string | null
  can_show_sidebar: Flag
  can_show_eoi: Flag
  can_show_recent_jobs: Flag
  can_show_social_icons: Flag
  can_show_advertise_end_date: Flag
  can_show_vacancy_department: Flag
  can_redirect_to_vacancy_details: Flag
  can_allow_upload: Flag
  max_imported_count: number
  application_form_fields: Json
  custom_fields: Json
  is_demo: Flag
  decommissioned_at: Moment | null
  created_at: Moment
}

export interface UsersTable extends TenantRow {
  username: string
  /** In lower case; unique over the whole installation. */
  username_lower: string
  password_hash: string
  role: string
  created_at: Moment
}

export interface SessionsTable extends TenantRow {
  /** Random; the `sid` of access tokens. */
  sid: string
  /** Null for a guest. */
  user_id: number | null
  role: string
  created_at: Moment
  expires_at: Moment
  ended_at: Moment | null
}

export interface RefreshTokensTable extends TenantRow {
  session_id: number
  /** SHA-256, hex; the token itself is nowhere. */
  token_hash: string
  created_at: Moment
  expires_at: Moment
  used_at: Moment | null
}

export interface VacanciesTable extends TenantRow {
  guid: string
  code: string
  name: string
  summary: string
  employment_type: string
  location: string
  department: string
  salary_add_text: string
  description: string
  date_advertised: Moment
  advertising_close_date: Moment | null
  is_expression_of_interest: Flag
  /** The six lists that become fields, ids given. */
  lists: Json
  withdrawn_at: Moment | null
  created_at: Moment
  updated_at: Moment
}

export interface FilesTable extends TenantRow {
  sha256: string
  mime: string
  /** Bytes. */
  size: number
  content: Uint8Array
  created_at: Moment
}

export interface VacancyAttachmentsTable extends TenantRow {
  vacancy_id: number
  file_id: number
  filename: string
  description: string
}

export interface ApplicationsTable extends TenantRow {
  guid: string
  vacancy_id: number
  session_sid: string
  email_lower: string
  submitted_date: Moment
  vacancy_code: string
  vacancy_name: string
  location: string
  applicant_name: string
  /** The four texts above in lower case, for searching and sorting alike on every database. */
  vacancy_code_lower: string
  vacancy_name_lower: string
  location_lower: string
  applicant_name_lower: string
  is_expression_of_interest: Flag
  is_sent: Flag
  form_version: string
  /** By field key. */
  answers: Json
  /** As they are read: `AnswerSection[]`. */
  sections: Json
  /** Field keys of the files that the sender announced. */
  attachment_keys: Json
}

export interface ApplicationAttachmentsTable extends TenantRow {
  application_id: number
  file_id: number
  field_key: string
  filename: string
}

export interface OutboxTable extends TenantRow {
  application_id: number
  /** The constant `webhook-id`. */
  guid: string
  state: string
  attempts: number
  last_error: string | null
  next_attempt_at: Moment
  sent_at: Moment | null
  created_at: Moment
}

export interface IdempotencyKeysTable extends TenantRow {
  key: string
  body_hash: string
  status: number
  response: Json
  created_at: Moment
}

export interface AuditTable extends TenantRow {
  user_id: number | null
  action: string
  /** What it was done to, as `kind:id`; never a name or an address. */
  subject: string
  at: Moment
}

export interface Tables {
  clients: ClientsTable
  users: UsersTable
  sessions: SessionsTable
  refresh_tokens: RefreshTokensTable
  vacancies: VacanciesTable
  files: FilesTable
  vacancy_attachments: VacancyAttachmentsTable
  applications: ApplicationsTable
  application_attachments: ApplicationAttachmentsTable
  outbox: OutboxTable
  idempotency_keys: IdempotencyKeysTable
  audit: AuditTable
}
