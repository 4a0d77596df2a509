import { expect, it, vi } from 'vitest'
import type { PendingNavigation } from '../../pages/shared/leaveGuard/unsavedWork'
import { createSiteHistory } from './siteHistory'

const path = () => window.location.pathname + window.location.search

/** Simulates a visitor who came to Settings from the job list, and a page that blocks navigation. */
function open() {
  window.history.pushState(null, '', '/job/viewjobs')
  const history = createSiteHistory(window)
  history.navigator.push('/user/settings')
  const moves: string[] = []
  const stopListening = history.listen(({ action, location }) => moves.push(`${action} ${location.pathname}`))
  const pendingMoves: PendingNavigation[] = []
  const removeGuard = history.guard((move) => pendingMoves.push(move) > 0)
  return { ...history, moves, pendingMoves, removeGuard, stopListening }
}

it('blocks a link until the page proceeds', () => {
  const { navigator, moves, pendingMoves, stopListening } = open()
  navigator.push('/privacy?page=2')
  expect(pendingMoves[0]?.pathname).toBe('/privacy')
  expect([moves, path()]).toEqual([[], '/user/settings'])
  pendingMoves[0]?.proceed()
  expect([moves, path()]).toEqual([['PUSH /privacy'], '/privacy?page=2'])
  stopListening()
})

it('reverts Back, and repeats it when the page proceeds', async () => {
  const { moves, pendingMoves, stopListening } = open()
  window.history.back()
  await vi.waitFor(() => expect(pendingMoves).toHaveLength(1))
  expect(pendingMoves[0]?.pathname).toBe('/job/viewjobs')
  await vi.waitFor(() => expect(path()).toBe('/user/settings'))
  expect(moves).toEqual([])
  pendingMoves[0]?.proceed()
  await vi.waitFor(() => expect(moves).toEqual(['POP /job/viewjobs']))
  expect(path()).toBe('/job/viewjobs')
  expect(pendingMoves).toHaveLength(1)
  stopListening()
})

it('does not block navigation after the guard was removed', async () => {
  const { navigator, moves, pendingMoves, removeGuard, stopListening } = open()
  removeGuard()
  navigator.replace('/user/create')
  window.history.back()
  await vi.waitFor(() => expect(moves).toEqual(['REPLACE /user/create', 'POP /job/viewjobs']))
  expect(pendingMoves).toEqual([])
  stopListening()
})

it('allows links to anchors of the same page', async () => {
  const { moves, pendingMoves, stopListening } = open()
  window.location.hash = '#main'
  await vi.waitFor(() => expect(moves).toEqual(['POP /user/settings']))
  expect(pendingMoves).toEqual([])
  stopListening()
})

it('preserves the query and the state of a location', () => {
  const { navigator, getCurrentLocation, removeGuard, stopListening } = open()
  removeGuard()
  navigator.push({ pathname: '/home/login', search: '?iframe', hash: '' }, { returnTo: '/user/settings' })
  expect(getCurrentLocation()).toMatchObject({
    pathname: '/home/login',
    search: '?iframe',
    state: { returnTo: '/user/settings' },
  })
  stopListening()
})
