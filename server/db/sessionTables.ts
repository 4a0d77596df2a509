import type { Generated } from 'kysely'
import type { Flag, IsoDateTime, TenantRow } from './columnTypes'

export interface SessionsTable extends TenantRow {
  /** Random; the `sid` claim of access tokens. */
  sid: string
  /** Null for a guest. */
  user_id: number | null
  role: string
  created_at: IsoDateTime
  expires_at: IsoDateTime
  ended_at: IsoDateTime | null
  /** The device of a signed-in user, as 'Firefox on Windows', while the session is active. */
  device: string | null
  /** The id in the device's cookie. */
  device_id: string | null
  /** The network that the session was started from, as '203.0.113.0/24'. */
  address: string | null
  /** True if the account had signed in on other devices before, but not on this one. */
  is_new_device: Generated<Flag>
}

export interface RefreshTokensTable extends TenantRow {
  session_id: number
  /** SHA-256 of the token, hex. The token itself is never stored. */
  token_hash: string
  created_at: IsoDateTime
  expires_at: IsoDateTime
  used_at: IsoDateTime | null
}

export interface OneTimeCodesTable extends TenantRow {
  user_id: number
  /** The TOTP secret, encrypted. */
  sealed_secret: string
  begun_at: IsoDateTime
  /** When a code first confirmed the secret; null until then. */
  confirmed_at: IsoDateTime | null
  /** The last accepted TOTP time step, in half minutes; codes of this and earlier steps are rejected. */
  last_step: number
}

export interface RecoveryCodesTable extends TenantRow {
  user_id: number
  /** SHA-256 of the code, hex; the row is deleted when the code is used. */
  code_hash: string
}

export interface AccountLinksTable extends TenantRow {
  /** A `LinkKind`. */
  kind: string
  /** SHA-256 of the token, hex. The token itself is never stored. */
  token_hash: string
  username: string
  made_by: string
  /** Only for invitations. */
  account_role: string | null
  /** Only for password links. */
  user_id: number | null
  expires_at: IsoDateTime
  used_at: IsoDateTime | null
}

export interface AttemptCountsTable {
  /** HMAC-SHA-256 of the counter's key, hex. */
  key_hash: string
  /** Number of counted calls. */
  taken: number
  until: IsoDateTime
}

export interface SignInAttemptsTable {
  /** HMAC-SHA-256, like `key_hash` of `attempt_counts`. */
  key_hash: string
  /** HMAC-SHA-256 of the account; null if the counter covers several accounts. */
  account_hash: string | null
  /** Number of counted attempts. */
  taken: number
  /** Earliest time of the next attempt. */
  next_at: IsoDateTime
  /** When the counter expires. */
  until: IsoDateTime
}
