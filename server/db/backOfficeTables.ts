import type { Json, Moment, TenantRow } from './tableParts'

export interface BackOfficesTable extends TenantRow {
  address: string
  /** Signing secrets, the newest first: one, or two while the receiver changes over. */
  secrets: Json
  updated_at: Moment
}

export interface ApiKeysTable extends TenantRow {
  /** What the operator calls it. */
  name: string
  /** SHA-256, hex; the key itself is nowhere. */
  key_hash: string
  created_at: Moment
  revoked_at: Moment | null
}

export interface DeliveryAttemptsTable extends TenantRow {
  application_id: number
  at: Moment
  /** The receiver's HTTP status; null when there was none. */
  status: number | null
  error: string | null
  duration_ms: number
}
