/** Where an account's vacancies may come from. */
export const vacancySources = ['both', 'own', 'backOffice'] as const satisfies readonly (
  | VacancySource
  | 'both'
)[]
export type VacancySources = (typeof vacancySources)[number]

/** GET /api/users: a client's account, as the SuperUser manages it [API-13]. Text that is not set comes as null. */
export interface UserAccount {
  id: number
  company: string
  username: string
  /** The subdomain. */
  clientCode: string
  /** Host names of its own, in lower case; its subdomain leads to it besides. */
  domains: string[]
  canAllowUpload: boolean
  seekAdvertiserId: string | null
  privacyLink: string | null
  privacyLinkLabel: string | null
  maxImportedCount: number
  vacancySource: VacancySources
}

/** GET /api/users: an account with whether its site is stopped. */
export interface ListedAccount extends UserAccount {
  /** ISO 8601 UTC; null while the site is served. */
  decommissionedAt: string | null
}

/** What POST and PUT take; without a password or a source of vacancies an account that exists keeps the one it has. */
export interface AccountBody extends Omit<UserAccount, 'id' | 'vacancySource'> {
  password?: string
  vacancySource?: VacancySources
}

/** GET /api/accountFacts: what happens at an account's site. */
export interface AccountFacts {
  id: number
  /** Expressions of Interest apart. */
  openJobs: number
  applications: number
  /** ISO 8601 UTC; null: never, or before what the activity remembers. */
  lastSignInAt: string | null
}

/** Who writes a vacancy: administrators in the browser, or a back-office by its key. */
export type VacancySource = 'own' | 'backOffice'
