import type { AccessClaims, Role } from '../../schemas/accountSecurity/session'
import type { AccountRole } from '../../schemas/accounts/accountRoles'

/** A token with its expiry, in milliseconds of the browser's clock. */
export interface StoredToken {
  accessToken: string
  expires: number
}

/** `refreshing` without claims: the page has just loaded, and a cookie may still hold a session. */
export type SessionState =
  | { name: 'signedOut' }
  | ({ name: 'guest' } & StoredToken)
  | ({ name: 'signedIn'; claims: AccessClaims } & StoredToken)
  | { name: 'refreshing'; claims: AccessClaims | null }

export type SessionEvent =
  | ({ type: 'becameGuest' } & StoredToken)
  | ({ type: 'signedIn'; claims: AccessClaims } & StoredToken)
  | { type: 'refreshStarted' }
  /** The refresh request failed temporarily: the session stays as it was. */
  | ({ type: 'refreshPostponed'; claims: AccessClaims } & StoredToken)
  | { type: 'ended' }

/** The session's state transitions; an event that is not valid in a state leaves the state unchanged. */
export function reduceSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'becameGuest':
      // A guest token that arrives after a sign-in must not sign the user out.
      return state.name === 'signedIn' || state.name === 'refreshing'
        ? state
        : { ...pickToken(event), name: 'guest' }
    case 'signedIn':
      return { ...pickToken(event), name: 'signedIn', claims: event.claims }
    case 'refreshStarted':
      return state.name === 'refreshing'
        ? state
        : { name: 'refreshing', claims: state.name === 'signedIn' ? state.claims : null }
    case 'refreshPostponed':
      return state.name === 'refreshing'
        ? { ...pickToken(event), name: 'signedIn', claims: event.claims }
        : state
    case 'ended':
      return { name: 'signedOut' }
  }
}

function pickToken({ accessToken, expires }: StoredToken): StoredToken {
  return { accessToken, expires }
}

/** The visitor's role; null while a refresh without known claims is in progress. */
export function getRole(state: SessionState): Role | null {
  if (state.name === 'signedIn') return state.claims.role
  if (state.name === 'refreshing') return state.claims?.role ?? null
  return 'Guest'
}

/** The signed-in user's name, from the token; null for other visitors. */
export function getUsername(state: SessionState): string | null {
  const claims = state.name === 'signedIn' || state.name === 'refreshing' ? state.claims : null
  return claims?.username ?? null
}

/** The signed-in user's role in the account, from the token; null for other visitors. */
export function getAccountRole(state: SessionState): AccountRole | null {
  const claims = state.name === 'signedIn' || state.name === 'refreshing' ? state.claims : null
  return claims && (claims.accountRole ?? 'owner')
}
