export const accountRoles = ['owner', 'editor', 'reviewer'] as const

/** The role of a user in an account. */
export type AccountRole = (typeof accountRoles)[number]

/**
 * Areas of an account that permissions apply to. 'own' covers what every user may do: manage their own security
 * settings (password, two-factor authentication, active sessions), and open the overview, which shows only the figures
 * of the user's other areas.
 */
export type PermissionScope = 'site' | 'vacancies' | 'applications' | 'account' | 'own'

const scopesByRole: Record<AccountRole, readonly PermissionScope[]> = {
  owner: ['site', 'vacancies', 'applications', 'account', 'own'],
  editor: ['site', 'vacancies', 'own'],
  reviewer: ['applications', 'own'],
}

/** Returns true if the role may view and change this area; the server checks it at each request [SS-12]. */
export function canAccess(role: AccountRole, scope: PermissionScope): boolean {
  return Object.hasOwn(scopesByRole, role) && scopesByRole[role].includes(scope)
}
