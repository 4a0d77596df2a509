import type { AccountRole } from '../accounts/accountRoles'

export type Role = 'Guest' | 'Client' | 'SuperUser'

/** The response of POST /api/auth/authenticate and refreshaccesstoken; there is no refresh token for a guest. */
export interface TokenResponse {
  accessToken: string
  refreshToken?: string
  /** Lifetime of the access token, in seconds. */
  expiry: number
}

export interface AccessClaims {
  /** User id; for a guest, the id of its session. */
  sub: string
  role: Role
  /**
   * The user's role in the account. Pages use it for display only; the server checks its database at each request.
   */
  accountRole?: AccountRole
  /** The signed-in user's name. Pages show it; nothing else depends on it. */
  username?: string
  clientCode: string
  sid: string
  /** Seconds since the Unix epoch. */
  exp: number
}
