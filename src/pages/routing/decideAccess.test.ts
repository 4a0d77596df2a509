import { expect, it } from 'vitest'
import type { AccountRole, PermissionScope } from '../../schemas/accounts/accountRoles'
import { decideAccess, readReturnTo } from './decideAccess'

const show = { type: 'show' }
const go = (to: string) => ({ type: 'go', to })

it('[RT-03] redirects signed-in users from Login to View Applications, or to their destination', () => {
  expect(decideAccess({ access: 'signedOut' }, { role: 'Guest' })).toEqual(show)
  expect(decideAccess({ access: 'signedOut' }, { role: 'Client' })).toEqual(go('/applicant/viewapplications'))
  const signIn = (returnTo: string | null, justSignedIn: boolean) => ({ returnTo, justSignedIn })
  const settings = '/user/settings'
  expect(decideAccess({ access: 'signedOut' }, { role: 'SuperUser' }, signIn(settings, true))).toEqual(
    go(settings),
  )
  expect(decideAccess({ access: 'signedOut' }, { role: 'SuperUser' }, signIn(null, false))).toEqual(
    go('/applicant/viewapplications'),
  )
})

it('[RT-12] after signing in, a SuperUser goes to the accounts, another user to View Applications', () => {
  const justSignedIn = { returnTo: null, justSignedIn: true }
  expect(decideAccess({ access: 'signedOut' }, { role: 'SuperUser' }, justSignedIn)).toEqual(
    go('/user/create'),
  )
  expect(decideAccess({ access: 'signedOut' }, { role: 'Client' }, justSignedIn)).toEqual(
    go('/applicant/viewapplications'),
  )
})

it('[RT-09] [RT-11] [SS-08] shows signed-in pages to signed-in users, and Login to guests', () => {
  expect(decideAccess({ access: 'signedIn' }, { role: 'Guest' })).toEqual(go('/home/login'))
  expect(decideAccess({ access: 'signedIn' }, { role: 'Client' })).toEqual(show)
  expect(decideAccess({ access: 'signedIn' }, { role: 'SuperUser' })).toEqual(show)
})

it('[RT-12] shows User Management to SuperUsers, Settings to other users, Home to guests', () => {
  expect(decideAccess({ access: 'superUser' }, { role: 'SuperUser' })).toEqual(show)
  expect(decideAccess({ access: 'superUser' }, { role: 'Client' })).toEqual(go('/user/settings'))
  expect(decideAccess({ access: 'superUser' }, { role: 'Guest' })).toEqual(go('/'))
})

it('[SS-12] refuses pages outside the role, and redirects from Login to a page that the role can use', () => {
  const page = (scope: PermissionScope, accountRole: AccountRole) =>
    decideAccess({ access: 'signedIn', scope }, { role: 'Client', accountRole })
  expect(page('applications', 'reviewer')).toEqual(show)
  expect([page('account', 'reviewer'), page('applications', 'editor')]).toEqual([
    { type: 'refuse' },
    { type: 'refuse' },
  ])
  expect(page('own', 'editor')).toEqual(show)
  const login = (accountRole: AccountRole) =>
    decideAccess({ access: 'signedOut' }, { role: 'Client', accountRole })
  expect([login('reviewer'), login('editor')]).toEqual([
    go('/applicant/viewapplications'),
    go('/vacancies/manage'),
  ])
})

it('waits until the role is known, unless the page is public', () => {
  expect(decideAccess({ access: 'signedIn' }, { role: null })).toEqual({ type: 'wait' })
  expect(decideAccess({ access: 'public' }, { role: null })).toEqual(show)
})

it('returns to paths of this site only', () => {
  const states = ['/a?b=c', '//evil.example', '/\\evil.example', 'https://evil.example', 7, undefined]
  expect(states.map((returnTo) => readReturnTo({ returnTo }))).toEqual([
    '/a?b=c',
    null,
    null,
    null,
    null,
    null,
  ])
  expect(readReturnTo(null)).toBeNull()
})
