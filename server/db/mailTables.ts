import type { Json, Moment, TenantRow } from './columnTypes'

export interface MailsTable extends TenantRow {
  /** What the message is known by, however often it is tried. */
  guid: string
  /** What of the catalogue it is. */
  kind: string
  /** HMAC-SHA-256 of the address, hex, the same at all clients. */
  address_hash: string
  /** Address and values, for this installation alone to read; '' once nobody needs them any more. */
  sealed: string
  state: string
  /** The application that it is about. */
  application_id: number | null
  /** Who is sending it right now; null while nobody is. Its lease ends at `next_attempt_at`. */
  claim: string | null
  attempts: number
  last_error: string | null
  next_attempt_at: Moment
  /** When it last may have got to its address; null while it can not have. */
  tried_at: Moment | null
  created_at: Moment
}

/** An address that a server said it does not have. */
export interface MailStopsTable extends TenantRow {
  address_hash: string
  at: Moment
}

/** New jobs by mail: who wants them, of which search, and how often. */
export interface JobAlertsTable extends TenantRow {
  /** SHA-256, hex, of what its links hold, and the same for this installation alone to read. */
  token_hash: string
  sealed_token: string
  /** As of mails. */
  address_hash: string
  sealed_address: string
  /** `VacancyFilters`. */
  search: Json
  frequency: string
  language: string
  /** The site's public origin at that time. Earlier versions that run beside this one send links to it. */
  origin: string
  /** `number[]`: vacancies that it has told of. */
  told: Json
  created_at: Moment
  /** When it is over: soon while nobody has confirmed it. */
  expires_at: Moment
  /** It tells of what was published since then; null while nobody has confirmed it. */
  confirmed_at: Moment | null
  /** When it is looked at next, or its lease ends; null while nobody has confirmed it. */
  next_at: Moment | null
  claim: string | null
  /** When it was asked whether it is still wanted; null: not yet. */
  asked_at: Moment | null
  /** The mail that it sent last. */
  mail_guid: string | null
}

/** Notices of applications to the people of an account, as each has chosen them; who has chosen none has no row. */
export interface NoticesTable extends TenantRow {
  user_id: number
  /** `NoticeRhythm`. */
  choice: string
  /** SHA-256, hex, of what its links hold, and the same for this installation alone to read. */
  token_hash: string
  sealed_token: string
  /** As of mails. */
  address_hash: string
  sealed_address: string
  /** As of job alerts. */
  origin: string
  /** The id of the last application that it has told of. */
  told_up_to: number
  created_at: Moment
  /** Null while nobody has followed the link in the first mail. */
  confirmed_at: Moment | null
  /** Before then it tells of nothing, or its lease ends; null while nobody has confirmed it. */
  next_at: Moment | null
  claim: string | null
}
