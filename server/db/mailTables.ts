import type { Moment, TenantRow } from './tableParts'

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
