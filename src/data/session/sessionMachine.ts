import type { AccessClaims, Role } from '../../schemas/accountSecurity/session'
import type { AccountRole } from '../../schemas/accounts/accountRoles'

/** A token with the moment it ends, in milliseconds of the browser's clock. */
export interface HeldToken {
  accessToken: string
  expires: number
}

/** `refreshing` without claims: the page has just loaded and a cookie may still hold a session. */
export type SessionState =
  | { name: 'signedOut' }
  | ({ name: 'guest' } & HeldToken)
  | ({ name: 'signedIn'; claims: AccessClaims } & HeldToken)
  | { name: 'refreshing'; claims: AccessClaims | null }

export type SessionEvent =
  | ({ type: 'becameGuest' } & HeldToken)
  | ({ type: 'signedIn'; claims: AccessClaims } & HeldToken)
  | { type: 'refreshStarted' }
  /** The refresh could not be asked for: the session is what it was. */
  | ({ type: 'refreshPostponed'; claims: AccessClaims } & HeldToken)
  | { type: 'ended' }

/** Every way from one state to the next; an event that makes no sense in a state leaves it as it is. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'becameGuest':
      // A guest's token that arrives after somebody signed in must not sign them out.
      return state.name === 'signedIn' || state.name === 'refreshing'
        ? state
        : { ...held(event), name: 'guest' }
    case 'signedIn':
      return { ...held(event), name: 'signedIn', claims: event.claims }
    case 'refreshStarted':
      return state.name === 'refreshing'
        ? state
        : { name: 'refreshing', claims: state.name === 'signedIn' ? state.claims : null }
    case 'refreshPostponed':
      return state.name === 'refreshing' ? { ...held(event), name: 'signedIn', claims: event.claims } : state
    case 'ended':
      return { name: 'signedOut' }
  }
}

function held({ accessToken, expires }: HeldToken): HeldToken {
  return { accessToken, expires }
}

/** Who the visitor is; null while that is still being found out. */
export function roleOf(state: SessionState): Role | null {
  if (state.name === 'signedIn') return state.claims.role
  if (state.name === 'refreshing') return state.claims?.role ?? null
  return 'Guest'
}

/** What a signed-in person does in the account, as far as the token knows; null for everybody else. */
export function accountRoleOf(state: SessionState): AccountRole | null {
  const claims = state.name === 'signedIn' || state.name === 'refreshing' ? state.claims : null
  return claims && (claims.accountRole ?? 'owner')
}
