import type { Generated } from 'kysely'
import type { Flag, Moment, TenantRow } from './columnTypes'

export interface SessionsTable extends TenantRow {
  /** Random; the `sid` of access tokens. */
  sid: string
  /** Null for a guest. */
  user_id: number | null
  role: string
  created_at: Moment
  expires_at: Moment
  ended_at: Moment | null
  /** 'Firefox on Windows', of a signed-in person, while the session lives. */
  device: string | null
  /** The id of the device's cookie. */
  device_id: string | null
  /** The network that it was begun from, as '203.0.113.0/24'. */
  address: string | null
  /** The account had not been signed in to on this device, but had been on another. */
  is_new_device: Generated<Flag>
}

export interface RefreshTokensTable extends TenantRow {
  session_id: number
  /** SHA-256, hex; the token itself is nowhere. */
  token_hash: string
  created_at: Moment
  expires_at: Moment
  used_at: Moment | null
}

export interface OneTimeCodesTable extends TenantRow {
  user_id: number
  /** What the person's app makes codes of, sealed. */
  sealed_secret: string
  begun_at: Moment
  /** Null: no code has shown yet that an app has it. */
  confirmed_at: Moment | null
  /** Of time, in half minutes: no code of it, or from before it, is taken any more. */
  last_step: number
}

export interface RecoveryCodesTable extends TenantRow {
  user_id: number
  /** SHA-256, hex; gone when it was used. */
  code_hash: string
}

export interface AccountLinksTable extends TenantRow {
  /** A `LinkKind`. */
  kind: string
  /** SHA-256, hex; the token itself is nowhere. */
  token_hash: string
  username: string
  made_by: string
  /** Of an invitation. */
  account_role: string | null
  /** Of a new password. */
  user_id: number | null
  expires_at: Moment
  used_at: Moment | null
}

export interface AttemptCountsTable {
  /** SHA-256, hex. */
  key_hash: string
  taken: number
  until: Moment
}

export interface SignInAttemptsTable {
  /** Hashed, like those of `attempt_counts`. */
  key_hash: string
  account_hash: string | null
  taken: number
  next_at: Moment
  until: Moment
}
