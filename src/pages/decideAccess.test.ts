import { expect, it } from 'vitest'
import { decideAccess, readReturnTo } from './decideAccess'

const show = { type: 'show' }
const go = (to: string) => ({ type: 'go', to })

it('[RT-03] sends the signed-in from Login to View Applications, or to where they were going', () => {
  expect(decideAccess('signedOut', 'Guest')).toEqual(show)
  expect(decideAccess('signedOut', 'Client')).toEqual(go('/applicant/viewapplications'))
  const from = (returnTo: string | null, justSignedIn: boolean) => ({ returnTo, justSignedIn })
  const settings = '/user/settings'
  expect(decideAccess('signedOut', 'SuperUser', from(settings, true))).toEqual(go(settings))
  expect(decideAccess('signedOut', 'SuperUser', from(null, false))).toEqual(go('/applicant/viewapplications'))
})

it('[RT-12] brings a SuperUser who has just signed in to the accounts', () => {
  const justSignedIn = { returnTo: null, justSignedIn: true }
  expect(decideAccess('signedOut', 'SuperUser', justSignedIn)).toEqual(go('/user/create'))
  expect(decideAccess('signedOut', 'Client', justSignedIn)).toEqual(go('/applicant/viewapplications'))
})

it('[RT-09] [RT-11] [SS-08] shows signed-in pages to the signed-in, and Login to guests', () => {
  expect(decideAccess('signedIn', 'Guest')).toEqual(go('/home/login'))
  expect(decideAccess('signedIn', 'Client')).toEqual(show)
  expect(decideAccess('signedIn', 'SuperUser')).toEqual(show)
})

it('[RT-12] shows User Management to SuperUsers, Settings to other users, Home to guests', () => {
  expect(decideAccess('superUser', 'SuperUser')).toEqual(show)
  expect(decideAccess('superUser', 'Client')).toEqual(go('/user/settings'))
  expect(decideAccess('superUser', 'Guest')).toEqual(go('/'))
})

it('waits while nobody knows who is there, unless it makes no difference', () => {
  expect(decideAccess('signedIn', null)).toEqual({ type: 'wait' })
  expect(decideAccess('public', null)).toEqual(show)
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
