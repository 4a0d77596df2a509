import type { Role } from '../../schemas/accountSecurity/session'
import { type AccountRole, canAccess } from '../../schemas/accounts/accountRoles'
import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { paths } from './paths'

export type AccessDecision =
  | { type: 'show' }
  /** Not known yet who the visitor is. */
  | { type: 'wait' }
  | { type: 'go'; to: string }
  /** It is not what this person does in the account. */
  | { type: 'refuse' }

interface Visitor {
  /** Null while it is being found out. */
  role: Role | null
  /** What a signed-in person does in the account. */
  accountRole?: AccountRole | null
}

interface SignIn {
  /** Where a visitor wanted to go before the login page stood in the way. */
  returnTo: string | null
  /** The login page was shown, and is not any more. */
  justSignedIn: boolean
}

const applications = paths.viewApplications.href()
const users = paths.userManagement.href()

/** Where somebody begins who has this role. */
export function landingOf(accountRole: AccountRole): string {
  return canAccess(accountRole, 'applications') ? applications : paths.vacancies.href()
}

/**
 * Whether this visitor may see a page, and where to go instead [RT-03, RT-12, SS-12]. Whoever has just signed in on the login
 * page goes where the way began, a SuperUser else to the accounts, which are that site's own work.
 */
export function decideAccess(
  { access, room = 'own' }: Pick<PageDefinition, 'access' | 'room'>,
  { role, accountRole }: Visitor,
  { returnTo, justSignedIn }: SignIn = { returnTo: null, justSignedIn: false },
): AccessDecision {
  if (access === 'public') return { type: 'show' }
  if (role === null) return { type: 'wait' }
  const guest = role === 'Guest'
  const does = accountRole ?? 'owner'
  switch (access) {
    case 'unframed':
      return { type: 'show' }
    case 'signedOut':
      if (guest) return { type: 'show' }
      return { type: 'go', to: returnTo ?? (justSignedIn && role === 'SuperUser' ? users : landingOf(does)) }
    case 'signedIn':
      if (guest) return { type: 'go', to: paths.login.href() }
      return { type: canAccess(does, room) ? 'show' : 'refuse' }
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
