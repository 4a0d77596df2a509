import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isTemporary } from '../http/apiError'
import { createRetry, getRetryDelay } from './sendFiles'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[JD-09] waits longer each time, with a random part, and at least as long as the server asked for', () => {
  expect([1, 2, 3].map((attempts) => getRetryDelay(attempts, null, 1))).toEqual([20, 40, 80])
  expect(getRetryDelay(40, null, 1)).toBe(300)
  expect(getRetryDelay(1, null, 0)).toBe(10)
  expect(getRetryDelay(1, 30, 0.5)).toBe(35)
})

it('[JD-09] retries once: after the delay, or when the connection or the page returns', () => {
  const retries: string[] = []
  const retry = createRetry(() => 1)
  retry.schedule(1, null, () => retries.push('by time'))
  vi.advanceTimersByTime(19_999)
  expect(retries).toEqual([])
  vi.advanceTimersByTime(1)
  window.dispatchEvent(new Event('online'))
  expect(retries).toEqual(['by time'])
  retry.schedule(1, null, () => retries.push('online'))
  window.dispatchEvent(new Event('online'))
  retry.schedule(1, null, () => retries.push('seen'))
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(600_000)
  expect(retries).toEqual(['by time', 'online', 'seen'])
})

it('does not retry after it is stopped or another retry is scheduled', () => {
  const retries: string[] = []
  const retry = createRetry(() => 1)
  retry.schedule(1, null, () => retries.push('first'))
  retry.schedule(1, null, () => retries.push('second'))
  retry.stop()
  vi.advanceTimersByTime(600_000)
  window.dispatchEvent(new Event('online'))
  expect(retries).toEqual([])
})

it('distinguishes temporary errors from final ones', () => {
  expect([0, 429, 500, 503].every(isTemporary)).toBe(true)
  expect([400, 401, 403, 404, 409, 413, 422].some(isTemporary)).toBe(false)
})
