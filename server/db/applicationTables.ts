import type { Generated } from 'kysely'
import type { Flag, IsoDateTime, Json, TenantRow } from './columnTypes'

export interface ApplicationsTable extends TenantRow {
  guid: string
  vacancy_id: number
  session_sid: string
  email_lower: string
  submitted_date: IsoDateTime
  vacancy_code: string
  vacancy_name: string
  location: string
  applicant_name: string
  /**
   * Normalized copies of the four texts above, made by `toSearchText`, for searching and sorting alike on every
   * database.
   */
  vacancy_code_lower: string
  vacancy_name_lower: string
  location_lower: string
  applicant_name_lower: string
  is_expression_of_interest: Flag
  /** 1 once the back-office has received the application. */
  is_sent: Flag
  form_version: string
  /** Answers by field key. */
  answers: Json
  /** The answers as displayed: `AnswerSection[]`. */
  sections: Json
  /** Field keys of the files that the applicant announced. */
  attachment_keys: Json
  /** `FileFields`: the form's file fields by key. */
  file_fields: Json
  prefill_guid: string | null
  broadbean_channel: string | null
  /**
   * Names of the named questions by field key; null if there are none, or for applications from before names were
   * stored.
   */
  question_names: Json | null
  /** When an administrator first opened the application; null until then. */
  opened_at: IsoDateTime | null
  /** When the applicant withdrew the application; null while it is active. */
  withdrawn_at: IsoDateTime | null
  /** The application's state, set by the company: an `AssignableState`. */
  state: Generated<string>
  /**
   * The day by which the applicant was promised an answer, 'YYYY-MM-DD' in the client's time zone; null without a
   * promise.
   */
  hear_by: string | null
  /** The `Language` of the application form; null means English. */
  language: string | null
  /**
   * The vacancy's name and the `AnswerSection[]` in the applicant's language, if that differs from the client's own.
   */
  vacancy_name_told: string | null
  sections_told: Json | null
  /** When the change feed listed the application as received; null until then. */
  listed_at: IsoDateTime | null
}

/** The change feed of a client's applications. It holds no personal data, and outlives the applications. */
export interface ApplicationChangesTable extends TenantRow {
  /** Starts at 1 for each client and follows the order of commits. */
  position: number
  application_id: number
  /** `ApplicationChangeKind`. */
  kind: string
  at: IsoDateTime
}

/** Internal notes of administrators on applications. */
export interface ApplicationNotesTable extends TenantRow {
  application_id: number
  /** The author's id; null after that user was removed. */
  user_id: number | null
  /** The author's username at that time. */
  username: string | null
  text: string
  at: IsoDateTime
  changed_at: IsoDateTime | null
}

/** Records who revealed an applicant's identity in a blind review. */
export interface ApplicationRevealsTable extends TenantRow {
  application_id: number
  user_id: number
  at: IsoDateTime
}

/** Status changes of applications. */
export interface ApplicationStatesTable extends TenantRow {
  application_id: number
  /** Shared by all rows of one bulk change. */
  change_guid: string
  state: string
  before: string
  /** How the applicant was informed: a `NotificationMethod`. */
  told: string
  /** The message that the applicant reads; null if there was none, or if the change was undone. */
  words: string | null
  /** `guid` of the mail that contains the message. */
  mail_guid: string | null
  /** Username at that time of the user who made the change; null for the back-office. */
  username: string | null
  at: IsoDateTime
}

/** Links by which applicants open their application status page. */
export interface ApplicationLinksTable extends TenantRow {
  application_id: number
  /** SHA-256 of the link's token, hex. */
  token_hash: string
  /** The token, encrypted with this installation's key. */
  sealed_token: string
  expires_at: IsoDateTime
}

export interface ApplicationAttachmentsTable extends TenantRow {
  application_id: number
  file_id: number
  field_key: string
  filename: string
}

export interface OutboxTable extends TenantRow {
  application_id: number
  /** The `webhook-id`; it stays the same as long as the body does. */
  guid: string
  /** SHA-256 of the body that was last sent under `guid`; null until one was sent. */
  body_sha256: string | null
  state: string
  /** The worker's claim while it sends the delivery, else null. The lease ends at `next_attempt_at`. */
  claim: string | null
  attempts: number
  last_error: string | null
  next_attempt_at: IsoDateTime
  sent_at: IsoDateTime | null
  created_at: IsoDateTime
}

export interface IdempotencyKeysTable extends TenantRow {
  key: string
  body_hash: string
  status: number
  response: Json
  created_at: IsoDateTime
}

export interface SavedFormFilesTable extends TenantRow {
  /** SHA-256, hex, of the token by which the no-script form refers to the file. */
  token_hash: string
  vacancy_id: number
  field_key: string
  filename: string
  file_id: number
  created_at: IsoDateTime
}

/** A chunked upload of an application's file. */
export interface PartialUploadsTable extends TenantRow {
  application_id: number
  field_key: string
  filename: string
  /** Size of the complete file in bytes. */
  size: number
  created_at: IsoDateTime
}

/** A received chunk; its bytes are stored as a row of `files`. */
export interface PartialPiecesTable extends TenantRow {
  upload_id: number
  /** The chunk's byte offset in the file. */
  starts_at: number
  size: number
  file_id: number
}

/** Daily counts of form abandonment, without personal data. */
export interface FormLeavingsTable extends TenantRow {
  /** UTC, 'YYYY-MM-DD'. */
  day: string
  form_version: string
  /** '' if the measure is about the whole form, or if the visitor touched no field. */
  field_key: string
  /** An `AbandonmentMeasure`. */
  measure: string
  times: number
}

/** Form tokens that were used for an application; each is valid for one application only. */
export interface UsedStampsTable extends TenantRow {
  stamp: string
  used_at: IsoDateTime
}

/** Daily counts of blocked submissions, without personal data. */
export interface StoppedPostsTable extends TenantRow {
  /** UTC, 'YYYY-MM-DD'. */
  day: string
  /** A `SpamReason`. */
  reason: string
  times: number
}

export interface AuditTable extends TenantRow {
  user_id: number | null
  action: string
  /** The subject of the action as `kind:id`; never a name or an address. */
  subject: string
  at: IsoDateTime
  /** The client whose account, settings or applications the action was about; that client may have been removed. */
  about_client_id: number | null
  about_company: string | null
  /** The network of the request, as '203.0.113.0/24'; null without a request, and for old entries. */
  address: string | null
  /** Username of the actor at that time. */
  username: string | null
  /** Copy of `username`, normalized by `toSearchText`; '' without one. */
  username_lower: string
  /** `DescribedChange[]`; never contains a password or an answer. */
  changes: Json | null
  /** How often the action happened within the hour, for actions that are counted instead of listed; else 1. */
  times: Generated<number>
}
