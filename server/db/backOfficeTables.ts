import type { Json, Moment, TenantRow } from './columnTypes'

export interface BackOfficesTable extends TenantRow {
  address: string
  /** Signing secrets, the newest first: one, or two while the receiver changes over. */
  secrets: Json
  /** Until when the older secret signs too; null: until it is forgotten. */
  old_secret_until: Moment | null
  /** Since when nothing is sent; null: what is due is sent. */
  paused_at: Moment | null
  updated_at: Moment
}

export interface ApiKeysTable extends TenantRow {
  /** What the operator calls it. */
  name: string
  /** SHA-256, hex; the key itself is nowhere. */
  key_hash: string
  created_at: Moment
  revoked_at: Moment | null
  /** What it may, with blanks between; null of keys from before there was a choice: vacancies. */
  may: string | null
  /** To the minute; null: never, or before that was kept. */
  last_used_at: Moment | null
}

export interface DeliveryAttemptsTable extends TenantRow {
  application_id: number
  at: Moment
  /** The receiver's HTTP status; null when there was none. */
  status: number | null
  error: string | null
  duration_ms: number
  /** Where it went, without the address's query; null, like the next two, where nothing was sent, or long ago. */
  address: string | null
  /** The `webhook-id`. */
  message_id: string | null
  /** Of the body. */
  bytes: number | null
  /** The beginning of what was answered, as text; null: nothing, no text, or it is not kept. */
  answer: string | null
}
