/** The permitted sources of an account's vacancies. */
export const vacancySources = ['both', 'own', 'backOffice'] as const satisfies readonly (
  | VacancySource
  | 'both'
)[]
export type VacancySources = (typeof vacancySources)[number]

/** GET /api/users: a client's account, as the SuperUser manages it [API-13]. Unset texts are null. */
export interface UserAccount {
  id: number
  company: string
  username: string
  /** The subdomain. */
  clientCode: string
  /** Custom host names in lower case; the subdomain works as well. */
  domains: string[]
  canAllowUpload: boolean
  seekAdvertiserId: string | null
  privacyLink: string | null
  privacyLinkLabel: string | null
  maxImportedCount: number
  vacancySource: VacancySources
}

/** GET /api/users: an account, and whether it is decommissioned. */
export interface ListedAccount extends UserAccount {
  /** ISO 8601 UTC; null while the site is served. */
  decommissionedAt: string | null
}

/**
 * The body of POST and PUT. If the password or the vacancy source is absent, an existing account keeps its current
 * one.
 */
export interface AccountBody extends Omit<UserAccount, 'id' | 'vacancySource'> {
  password?: string
  vacancySource?: VacancySources
}

/** GET /api/accountFacts: usage figures of an account. */
export interface AccountFacts {
  id: number
  /** Logins of the account's client, without pending invitations. */
  people: number
  /** Applications since the start of the calendar month in UTC. */
  applicationsThisMonth: number
}

/** The source of a vacancy: administrators in the browser ('own'), or a back-office with an API key. */
export type VacancySource = 'own' | 'backOffice'
