import type { AccountRole } from '../accounts/accountRoles'

export type Role = 'Guest' | 'Client' | 'SuperUser'

/** POST /api/auth/authenticate and refreshaccesstoken; a guest's answer has no refresh token. */
export interface TokenAnswer {
  accessToken: string
  refreshToken?: string
  /** Seconds. */
  expiry: number
}

export interface AccessClaims {
  /** User id; a guest's is its session. */
  sub: string
  role: Role
  /** What the person does in the account, for pages to show by: the server asks its database each time. */
  accountRole?: AccountRole
  clientCode: string
  sid: string
  /** Seconds since 1970. */
  exp: number
}
