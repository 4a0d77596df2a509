import type { Language } from '../../texts/language/language'
import type { AccountRole } from '../accounts/accountRoles'
import type { PageData } from '../pageData/pageData'

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

/** What the page carries in `<script type="application/json" id="foyer-boot">`. */
export interface BootData {
  /** The client that this host serves; null when the host names none that exists. */
  clientCode: string | null
  company: string | null
  /** What the page shows; null when the server sent the page without its content. */
  page: PageData | null
  /** The language of the page; English where nothing is said. */
  language?: Language
}
