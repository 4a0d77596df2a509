import { describe, expect, it } from 'vitest'
import { createFakeToken } from '../../../tests/fixtures/fakeToken'
import { readClaims } from './session.store'
import { getRole, reduceSession, type SessionState } from './sessionMachine'

const claims = { sub: '7', role: 'Client' as const, clientCode: 'harbour', sid: 's', exp: 0 }
const guest: SessionState = { name: 'guest', accessToken: 'g', expires: 1 }
const signedIn: SessionState = { name: 'signedIn', accessToken: 'a', expires: 1, claims }
const becameGuest = { type: 'becameGuest', accessToken: 'g', expires: 1 } as const

describe('reduceSession', () => {
  it('[SS-01] starts a guest session', () => {
    expect(reduceSession({ name: 'signedOut' }, becameGuest)).toEqual(guest)
  })

  it("does not replace a signed-in session when a guest's token arrives late", () => {
    expect(reduceSession(signedIn, becameGuest)).toBe(signedIn)
  })

  it('[SS-03] keeps the claims during a refresh, and refreshes once', () => {
    const refreshing = reduceSession(signedIn, { type: 'refreshStarted' })
    expect(refreshing).toEqual({ name: 'refreshing', claims })
    expect(reduceSession(refreshing, { type: 'refreshStarted' })).toBe(refreshing)
    expect(getRole(refreshing)).toBe('Client')
  })

  it('[SS-05] is signed out, with the role Guest, when a session ends', () => {
    expect(reduceSession(signedIn, { type: 'ended' })).toEqual({ name: 'signedOut' })
    expect(getRole({ name: 'signedOut' })).toBe('Guest')
  })

  it('has no role while the first refresh is in progress', () => {
    expect(getRole(reduceSession({ name: 'signedOut' }, { type: 'refreshStarted' }))).toBeNull()
  })
})

describe('readClaims', () => {
  it('[SS-08] reads role and user id from the token', () => {
    expect(readClaims(createFakeToken('SuperUser'))).toMatchObject({ role: 'SuperUser', sub: '7' })
  })

  it('returns null for an invalid token', () => {
    expect(['', 'a.b.c', `x.${btoa('{"role":"King","sub":"1"}')}.y`].map(readClaims)).toEqual([
      null,
      null,
      null,
    ])
  })
})
