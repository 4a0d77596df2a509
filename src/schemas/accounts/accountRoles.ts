export const accountRoles = ['owner', 'editor', 'reviewer'] as const

/** What somebody does in an account. */
export type AccountRole = (typeof accountRoles)[number]

/** What an account is made of; 'own' is what everybody has for himself: password, codes, where one is signed in. */
export type PermissionScope = 'site' | 'vacancies' | 'applications' | 'account' | 'own'

const roomsOf: Record<AccountRole, readonly PermissionScope[]> = {
  owner: ['site', 'vacancies', 'applications', 'account', 'own'],
  editor: ['site', 'vacancies', 'own'],
  reviewer: ['applications', 'own'],
}

/** Whether who has this role may see and change what is in this room: asked by the server at each call [SS-12]. */
export function canAccess(role: AccountRole, room: PermissionScope): boolean {
  return Object.hasOwn(roomsOf, role) && roomsOf[role].includes(room)
}
