import type { AccountRole } from '../../../src/schemas/accounts/accountRoles'
import type { IssuedInvitation } from '../../../src/schemas/accounts/people.types'
import { createSignedInState } from './createSignedInState'
import type { Site } from './setUpSite'
import { accounts } from './signIn'
import { createSiteApi } from './siteApi'

/** Adds a person to harbour's account through the API. Returns the browser state of the person's session. */
export async function joinAccount(site: Site, person: { name: string; email: string; role: AccountRole }) {
  const { name, email, role } = person
  const newPassword = 'lantern-otter-quilt'
  const callSiteApi = await createSiteApi(site, 'harbour')
  const { token } = await callSiteApi<IssuedInvitation>('POST', '/api/accountInvitations', {
    email,
    role,
    currentPassword: accounts.harbour.password,
  })
  const acceptance = { clientCode: 'harbour', token, name, newPassword }
  await callSiteApi('POST', '/api/accountLinks/accept', acceptance)
  return createSignedInState(site.server, 'harbour', { username: email, password: newPassword })
}
