import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { WantedMove } from '../pages/LeaveContext'
import { guardHistory } from './guardHistory'

/** A visitor at Settings, come from the job list, and a page that holds up whatever leads away. */
function open() {
  const history = createMemoryHistory({ initialEntries: ['/job/viewjobs', '/user/settings'], v5Compat: true })
  const { navigator, listen, guard } = guardHistory(history)
  const moves: string[] = []
  listen(({ action, location }) => moves.push(`${action} ${location.pathname}`))
  const asked: WantedMove[] = []
  const release = guard((move) => asked.push(move) > 0)
  return { history, navigator, moves, asked, release }
}

it('holds up a link until the page lets it go', () => {
  const { navigator, moves, asked } = open()
  navigator.push('/privacy?page=2')
  expect(asked[0]?.pathname).toBe('/privacy')
  expect(moves).toEqual([])
  asked[0]?.proceed()
  expect(moves).toEqual(['PUSH /privacy'])
})

it('takes Back back, and goes there after all when the page lets it', () => {
  const { history, moves, asked } = open()
  history.go(-1)
  expect(asked[0]?.pathname).toBe('/job/viewjobs')
  expect(history.location.pathname).toBe('/user/settings')
  expect(moves).toEqual([])
  asked[0]?.proceed()
  expect(history.location.pathname).toBe('/job/viewjobs')
  expect(moves).toEqual(['POP /job/viewjobs'])
})

it('asks nobody once the page lets go', () => {
  const { history, navigator, moves, asked, release } = open()
  release()
  navigator.replace('/user/create')
  history.go(-1)
  expect(asked).toEqual([])
  expect(moves).toEqual(['REPLACE /user/create', 'POP /job/viewjobs'])
})
