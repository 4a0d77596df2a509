import type { Generated } from 'kysely'
import type { Flag, Json, Moment, TenantRow } from './columnTypes'

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
  /** The four texts above as `searchText` makes them, for searching and sorting alike on every database. */
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
  /** The form's file fields: by key, which group of files each takes. */
  file_fields: Json
  prefill_guid: string | null
  broadbean_channel: string | null
  /** By field key, of questions that have a name; null where none had, and before names were kept. */
  question_names: Json | null
  /** When an administrator first opened it; null while nobody has. */
  opened_at: Moment | null
  /** When whoever sent it took it back; null while it stands. */
  withdrawn_at: Moment | null
  /** How it stands, as the company says: a `SetState`. */
  state: Generated<string>
  /** The day by which its sender was told to hear, 'YYYY-MM-DD' by the client's clock; null where nothing was promised. */
  hear_by: string | null
  /** The `Language` that it was applied in; null: nobody said, which is English. */
  language: string | null
  /** In that language, where it is another than the client's own: what the job was called, and `AnswerSection[]`. */
  vacancy_name_told: string | null
  sections_told: Json | null
  /** When the change feed listed the application as received; null: not yet. */
  listed_at: Moment | null
}

/** The change feed of a client's applications. It holds no personal data, and outlives the applications. */
export interface ApplicationChangesTable extends TenantRow {
  /** From 1, counted for each client in the order of commits. */
  position: number
  application_id: number
  /** `ApplicationChangeKind`. */
  kind: string
  at: Moment
}

/** What was said of how an application stands. */
export interface ApplicationNotesTable extends TenantRow {
  application_id: number
  /** Who wrote it; null where that person is gone. */
  user_id: number | null
  /** As the name was then. */
  username: string | null
  text: string
  at: Moment
  changed_at: Moment | null
}

/** Who has asked whose an application is, where that is hidden. */
export interface ApplicationRevealsTable extends TenantRow {
  application_id: number
  user_id: number
  at: Moment
}

export interface ApplicationStatesTable extends TenantRow {
  application_id: number
  /** The same of all that were set by one press. */
  change_guid: string
  state: string
  before: string
  /** `TellingWay`. */
  told: string
  /** What the applicant reads; null where nothing was said, or it was taken back. */
  words: string | null
  /** Of the mail that says it. */
  mail_guid: string | null
  /** Who did it, as the username was then; null: the back-office. */
  username: string | null
  at: Moment
}

/** By which whoever sent an application sees it again. */
export interface ApplicationLinksTable extends TenantRow {
  application_id: number
  /** SHA-256, hex, of what the link holds. */
  token_hash: string
  /** The same, for this installation alone to read. */
  sealed_token: string
  expires_at: Moment
}

export interface ApplicationAttachmentsTable extends TenantRow {
  application_id: number
  file_id: number
  field_key: string
  filename: string
}

export interface OutboxTable extends TenantRow {
  application_id: number
  /** The `webhook-id`: constant as long as the body is. */
  guid: string
  /** Of the body that was last sent under `guid`; null until one was. */
  body_sha256: string | null
  state: string
  /** Who is sending it right now; null while nobody is. Its lease ends at `next_attempt_at`. */
  claim: string | null
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

export interface KeptFilesTable extends TenantRow {
  /** SHA-256, hex, of what the page that it was posted by knows it by. */
  token_hash: string
  vacancy_id: number
  field_key: string
  filename: string
  file_id: number
  created_at: Moment
}

/** A file of an application that comes piece by piece. */
export interface PartialUploadsTable extends TenantRow {
  application_id: number
  field_key: string
  filename: string
  /** Bytes that it will have. */
  size: number
  created_at: Moment
}

/** What has come of it; the bytes stand where those of files do. */
export interface PartialPiecesTable extends TenantRow {
  upload_id: number
  /** The first byte's place in the file. */
  starts_at: number
  size: number
  file_id: number
}

/** A number, and nothing of whoever it counts. */
export interface FormLeavingsTable extends TenantRow {
  /** UTC, 'YYYY-MM-DD'. */
  day: string
  form_version: string
  /** '' where a measure is of the form as a whole, or nothing was touched. */
  field_key: string
  /** `LeavingMeasure`. */
  measure: string
  times: number
}

/** A form's stamp that has sent an application: it sends no other. */
export interface UsedStampsTable extends TenantRow {
  stamp: string
  used_at: Moment
}

/** Posts that looked like a program's: a number, and nothing of whoever it counts. */
export interface StoppedPostsTable extends TenantRow {
  /** UTC, 'YYYY-MM-DD'. */
  day: string
  /** `Doubt`. */
  reason: string
  times: number
}

export interface AuditTable extends TenantRow {
  user_id: number | null
  action: string
  /** What it was done to, as `kind:id`; never a name or an address. */
  subject: string
  at: Moment
  /** The client whose account, settings or applications it was about; it may be gone. */
  about_client_id: number | null
  about_company: string | null
  /** From which network, as '203.0.113.0/24'; null when it did not come over the network, or long ago. */
  address: string | null
  /** Who did it, as the username was then. */
  username: string | null
  /** `WordedChange[]`; never a password or an answer. */
  changes: Json | null
  /** How often it was done within the hour, where repetitions are counted instead of written; else 1. */
  times: Generated<number>
}
