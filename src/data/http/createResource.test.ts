import { expect, test } from 'vitest'
import { ApiError } from './apiError'
import { createResource } from './createResource'

/** Returns a response that arrives when the test calls `resolve`. */
function createResponse<Value>() {
  let resolve: (value: Value) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue
    reject = onError
  })
  return { promise, resolve, reject }
}

test('keeps the value during a reload and after a failed reload', async () => {
  const resource = createResource<string>()
  expect(resource.store.getState()).toEqual({ status: 'loading', value: null, error: null })
  await resource.load(async () => 'first')
  expect(resource.store.getState()).toEqual({ status: 'ready', value: 'first', error: null })
  const error = new ApiError({ status: 503, detail: '' })
  const response = createResponse<string>()
  const loading = resource.load(() => response.promise)
  expect(resource.store.getState()).toEqual({ status: 'loading', value: 'first', error: null })
  response.reject(error)
  await loading
  expect(resource.store.getState()).toEqual({ status: 'failed', value: 'first', error })
})

test('ignores the response of an earlier load, whichever arrives last', async () => {
  const resource = createResource<string>()
  const slow = createResponse<string>()
  const first = resource.load(() => slow.promise)
  await resource.load(async () => 'second')
  slow.resolve('first')
  await first
  expect(resource.store.getState().value).toBe('second')
})

test('ignores a response that arrives after the session has ended', async () => {
  const resource = createResource<string>()
  const response = createResponse<string>()
  const loading = resource.load(() => response.promise)
  resource.clear()
  response.resolve('of the former user')
  await loading
  expect(resource.store.getState()).toEqual({ status: 'loading', value: null, error: null })
})
