import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createNotifications } from './notifications'

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

it('[LY-08] does not add one whose id is already shown, and lets each be dismissed', () => {
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
