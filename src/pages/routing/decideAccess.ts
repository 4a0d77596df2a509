import type { Role } from '../../schemas/accountSecurity/session'
import { type AccountRole, canAccess } from '../../schemas/accounts/accountRoles'
import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { paths } from './paths'

export type AccessDecision =
  | { type: 'show' }
  /** The session is not known yet. */
  | { type: 'wait' }
  | { type: 'go'; to: string }
  /** The account role does not allow the page. */
  | { type: 'refuse' }

interface Visitor {
  /** Null until the session is known. */
  role: Role | null
  /** Role of the signed-in user in the account. */
  accountRole?: AccountRole | null
}

interface SignIn {
  /** Path that the visitor wanted to open before the login page. */
  returnTo: string | null
  /** True if the visitor has just signed in on the login page, instead of opening it while signed in. */
  justSignedIn: boolean
}

const applications = paths.viewApplications.href()
const users = paths.userManagement.href()

/** Returns the landing page of an account role. */
export function getLandingPage(accountRole: AccountRole): string {
  return canAccess(accountRole, 'applications') ? applications : paths.vacancies.href()
}

/**
 * Decides whether a visitor may see a page and where to redirect otherwise [RT-03, RT-12, SS-12]. After signing in on
 * the login page, the visitor continues to the page they wanted; a SuperUser without one continues to the accounts.
 */
export function decideAccess(
  { access, scope = 'own' }: Pick<PageDefinition, 'access' | 'scope'>,
  { role, accountRole }: Visitor,
  { returnTo, justSignedIn }: SignIn = { returnTo: null, justSignedIn: false },
): AccessDecision {
  if (access === 'public') return { type: 'show' }
  if (role === null) return { type: 'wait' }
  const isGuest = role === 'Guest'
  const effectiveRole = accountRole ?? 'owner'
  switch (access) {
    case 'unframed':
      return { type: 'show' }
    case 'signedOut':
      if (isGuest) return { type: 'show' }
      return {
        type: 'go',
        to: returnTo ?? (justSignedIn && role === 'SuperUser' ? users : getLandingPage(effectiveRole)),
      }
    case 'signedIn':
      if (isGuest) return { type: 'go', to: paths.login.href() }
      return { type: canAccess(effectiveRole, scope) ? 'show' : 'refuse' }
    case 'superUser':
      if (isGuest) return { type: 'go', to: paths.home.href() }
      return role === 'SuperUser' ? { type: 'show' } : { type: 'go', to: paths.settings.href() }
  }
}

/** Returns the path that the visitor wanted before the login page; null unless it is a path of this site. */
export function readReturnTo(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null
  const { returnTo } = state
  return typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) ? returnTo : null
}
