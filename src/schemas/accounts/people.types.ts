import type { AccountRole } from './accountRoles'

/** Somebody who signs in to an account. */
export interface Person {
  id: number
  /** What one signs in with: an e-mail address, or the account's own username. */
  username: string
  name: string | null
  role: AccountRole
  /** The account's own sign-in, which whoever runs the installation looks after. */
  isAccount: boolean
  /** Who asks. */
  isYou: boolean
  hasCodes: boolean
  /** ISO 8601 UTC; null: not for long, or never. */
  lastSeen: string | null
}

/** Somebody who is asked to join, and has not yet. */
export interface Invitation {
  id: number
  email: string
  role: AccountRole
  madeBy: string
  /** ISO 8601 UTC. */
  expiresAt: string
  isOver: boolean
}

/** GET /api/accountPeople. */
export interface AccountPeople {
  people: Person[]
  invitations: Invitation[]
}

/** What is told of a link once, when it is made. */
export interface IssuedLink {
  token: string
  /** ISO 8601 UTC. */
  expiresAt: string
}

/** What is told of an invitation once. */
export interface IssuedInvitation extends IssuedLink {
  /** Whether it goes to its address by mail; else somebody has to pass it on. */
  isMailed: boolean
}

/** 'invitation': to join an account. 'password': to set a new one. */
export type LinkKind = 'invitation' | 'password'

/** What somebody who holds a link is told of it. */
export interface OpenedLink {
  kind: LinkKind
  company: string
  username: string
  /** Of an invitation. */
  role: AccountRole | null
}
