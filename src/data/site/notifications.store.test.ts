import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createNotifications, serverFailureId } from './notifications.store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const saved = {
  id: 'saved',
  title: 'Success',
  message: 'The settings have been updated.',
  type: 'success',
} as const

it('[LY-08] shows a notification for 5000 ms', () => {
  const { store, notify } = createNotifications()
  notify(saved)
  vi.advanceTimersByTime(4999)
  expect(store.getState()).toEqual([saved])
  vi.advanceTimersByTime(1)
  expect(store.getState()).toEqual([])
})

it('[LY-08] does not add a notification whose id is already shown, and dismisses each by its id', () => {
  const { store, notify, dismiss } = createNotifications()
  notify(saved)
  notify({ ...saved, message: 'Again' })
  notify({ ...saved, id: 'other', type: 'error' })
  expect(store.getState().map(({ id, message }) => [id, message])).toEqual([
    ['saved', saved.message],
    ['other', saved.message],
  ])
  dismiss('saved')
  expect(store.getState().map(({ id }) => id)).toEqual(['other'])
  notify(saved)
  expect(store.getState()).toHaveLength(2)
})

it('[ER-01] [LY-08] shows a single notification for one failure: cause and effect', () => {
  const { store, notify } = createNotifications()
  const cause = '500: There was an issue with the server.'
  notify({ id: serverFailureId, type: 'error', title: '', message: cause })
  notify({ id: 'resubmit', type: 'error', title: '', message: 'It could not be marked. Please try again.' })
  expect(store.getState().map(({ title, message }) => [title, message])).toEqual([
    [cause, 'It could not be marked. Please try again.'],
  ])
  notify({ id: 'other', type: 'error', title: '', message: 'Another matter' })
  expect(store.getState()).toHaveLength(2)
})

it('[ER-01] [LY-08] shows a single notification on a device that needs half a second to draw the first', async () => {
  vi.useRealTimers()
  const { store, notify } = createNotifications()
  const stop = store.subscribe(() => {
    const drawnAt = performance.now() + 600
    while (performance.now() < drawnAt);
  })
  const call = async () => notify({ id: serverFailureId, type: 'error', title: '', message: '500' })
  await call()
  stop()
  notify({ id: 'resubmit', type: 'error', title: '', message: 'Please try again.' })
  expect(store.getState().map(({ title, message }) => [title, message])).toEqual([
    ['500', 'Please try again.'],
  ])
})

it('[LY-08] shows an error separately if the server has not just failed', () => {
  const { store, notify } = createNotifications()
  notify({ id: serverFailureId, type: 'error', title: '', message: '500' })
  vi.advanceTimersByTime(501)
  notify({ id: 'later', type: 'error', title: '', message: 'Later' })
  expect(store.getState()).toHaveLength(2)
})
