import type { AccountRole } from './accountRoles'

/** A user who can sign in to an account. */
export interface Person {
  id: number
  /** The login name: an e-mail address, or the username of the account. */
  username: string
  name: string | null
  role: AccountRole
  /** True for the account's own login, which the operator of the installation manages. */
  isAccount: boolean
  /** True for the user who makes the request. */
  isYou: boolean
  /** True if two-factor authentication is on. */
  hasCodes: boolean
  /** When the user last started or refreshed a session, ISO 8601 UTC; null if no session is stored. */
  lastSeen: string | null
}

/** A pending invitation to join an account. */
export interface Invitation {
  id: number
  email: string
  role: AccountRole
  /** The username of the user who sent the invitation. */
  madeBy: string
  /** ISO 8601 UTC. */
  expiresAt: string
  /** True if the invitation has expired. */
  isOver: boolean
}

/** GET /api/accountPeople. */
export interface AccountPeople {
  people: Person[]
  invitations: Invitation[]
}

/** A newly issued link. The token is returned only once, when the link is created. */
export interface IssuedLink {
  token: string
  /** ISO 8601 UTC. */
  expiresAt: string
}

/** A newly issued invitation. The token is returned only once. */
export interface IssuedInvitation extends IssuedLink {
  /** True if the invitation is sent by mail; otherwise a user has to pass the link on. */
  isMailed: boolean
}

/** 'invitation': joins an account. 'password': sets a new password. */
export type LinkKind = 'invitation' | 'password'

/** The information that the holder of a link receives about it. */
export interface OpenedLink {
  kind: LinkKind
  company: string
  username: string
  /** Role of the invited user; null unless the link is an invitation. */
  role: AccountRole | null
}
