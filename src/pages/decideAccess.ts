import type { PageAccess } from '../schemas/pages/pageDefinition'
import type { Role } from '../schemas/session'
import { paths } from './paths'

export type AccessDecision =
  | { type: 'show' }
  /** Not known yet who the visitor is. */
  | { type: 'wait' }
  | { type: 'go'; to: string }

interface SignIn {
  /** Where a visitor wanted to go before the login page stood in the way. */
  returnTo: string | null
  /** The login page was shown, and is not any more. */
  justSignedIn: boolean
}

const applications = paths.viewApplications.href()
const users = paths.userManagement.href()

/**
 * Whether this visitor may see a page of this access, and where to go instead [RT-03, RT-12]. `role` is null while it
 * is being found out. Whoever has just signed in on the login page goes where the way began, a SuperUser else to the
 * accounts, which are that site's own work.
 */
export function decideAccess(
  access: PageAccess,
  role: Role | null,
  { returnTo, justSignedIn }: SignIn = { returnTo: null, justSignedIn: false },
): AccessDecision {
  if (access === 'public') return { type: 'show' }
  if (role === null) return { type: 'wait' }
  const guest = role === 'Guest'
  switch (access) {
    case 'signedOut':
      if (guest) return { type: 'show' }
      return { type: 'go', to: returnTo ?? (justSignedIn && role === 'SuperUser' ? users : applications) }
    case 'signedIn':
      return guest ? { type: 'go', to: paths.login.href() } : { type: 'show' }
    case 'superUser':
      if (guest) return { type: 'go', to: paths.home.href() }
      return role === 'SuperUser' ? { type: 'show' } : { type: 'go', to: paths.settings.href() }
  }
}

/** Where a visitor was going when the login page stood in the way; only ever a path of this site. */
export function readReturnTo(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null
  const { returnTo } = state
  return typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) ? returnTo : null
}
