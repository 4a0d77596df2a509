import type { Role } from '../../../src/schemas/accountSecurity/session'
import type { AccountRole } from '../../../src/schemas/accounts/accountRoles'

/** The session that a request was made with. */
export interface Session {
  id: number
  sid: string
  clientId: number
  clientCode: string
  role: Role
  /** The user's current role in the account; null for a guest. */
  accountRole: AccountRole | null
  /** Null for a guest. */
  userId: number | null
  /** Null for a guest. */
  username: string | null
  /** Network of the IP address, for example '203.0.113.0/24'; set for signed-in users. */
  address?: string
  /** The client's site version, which grows with every change that its public pages show. */
  siteVersion: number
}
