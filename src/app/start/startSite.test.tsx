import { expect, it } from 'vitest'
import { createMemoryStore } from '../../../tests/fixtures/memoryStore'
import { claimReload, recordMissingChunks } from './startSite'

function dispatchPreloadError(error: Error): Event {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error })
  window.dispatchEvent(event)
  return event
}

recordMissingChunks(window)

it('[ER-05] reloads at most once a minute for code that failed to load, whose import still rejects', () => {
  const error = new TypeError('Failed to fetch dynamically imported module')
  expect(dispatchPreloadError(error).defaultPrevented).toBe(false)
  const storage = createMemoryStore()
  expect(claimReload(error, storage, 1_000_000)).toBe(true)
  expect(claimReload(error, storage, 1_059_999)).toBe(false)
  expect(claimReload(error, storage, 1_060_000)).toBe(true)
})

it('[ER-05] does not reload for other errors or without storage', () => {
  expect(claimReload(new TypeError('undefined is not a function'), createMemoryStore(), 1)).toBe(false)
  const error = new TypeError('Failed to fetch dynamically imported module')
  dispatchPreloadError(error)
  const emptyStorage = { get: () => null, set: () => undefined, remove: () => undefined }
  expect(claimReload(error, emptyStorage, 1)).toBe(false)
})
