import type { IsoDateTime, Json, TenantRow } from './columnTypes'

export interface BackOfficesTable extends TenantRow {
  address: string
  /** Signing secrets as encrypted JSON, newest first: one, or two during a secret rotation. */
  secrets: Json
  /** Until when the older secret also signs; null means until it is removed. */
  old_secret_until: IsoDateTime | null
  /** When deliveries were paused; null while they are active. */
  paused_at: IsoDateTime | null
  updated_at: IsoDateTime
}

export interface ApiKeysTable extends TenantRow {
  /** The key's name, chosen when it was created. */
  name: string
  /** SHA-256 of the API key, hex. The key itself is never stored. */
  key_hash: string
  created_at: IsoDateTime
  revoked_at: IsoDateTime | null
  /** The key's rights, separated by spaces; null, in keys from before rights existed, means 'vacancies'. */
  may: string | null
  /** Rounded to the minute; null if the key was never used, or only before use was recorded. */
  last_used_at: IsoDateTime | null
}

export interface DeliveryAttemptsTable extends TenantRow {
  application_id: number
  at: IsoDateTime
  /** The receiver's HTTP status; null without a response. */
  status: number | null
  error: string | null
  duration_ms: number
  /**
   * The target address without its query; null, like the next two columns, if nothing was sent, or for old attempts.
   */
  address: string | null
  /** The `webhook-id`. */
  message_id: string | null
  /** Size of the body in bytes. */
  bytes: number | null
  /** The beginning of the response body, as text; null if there was none, or if it is not stored. */
  answer: string | null
}
