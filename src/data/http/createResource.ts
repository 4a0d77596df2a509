import { createStore, type StoreApi } from 'zustand/vanilla'
import { type ApiError, toApiError } from './apiError'

/** State of a value that the server holds: null until its first load succeeds, and kept while it is loaded again. */
export type ResourceState<Value> =
  | { status: 'loading'; value: Value | null; error: null }
  | { status: 'ready'; value: Value; error: null }
  | { status: 'failed'; value: Value | null; error: ApiError }

export interface Resource<Value> {
  store: StoreApi<ResourceState<Value>>
  /**
   * Loads the value with `read`. If several loads overlap, only the latest one sets the state. Never rejects: the
   * state holds the error.
   */
  load: (read: () => Promise<Value>) => Promise<void>
  /** Sets the value that a change returned. A load that is still running has no effect. */
  set: (value: Value) => void
  /** Returns to the state before the first load. */
  clear: () => void
}

/** Holds a value from the server with its loading state, so that every page treats loading and failure alike. */
export function createResource<Value>(): Resource<Value> {
  const store = createStore<ResourceState<Value>>(() => ({ status: 'loading', value: null, error: null }))
  let latestRequest = 0
  const set = (value: Value) => {
    latestRequest += 1
    store.setState({ status: 'ready', value, error: null }, true)
  }
  return {
    store,
    set,
    load: async (read) => {
      latestRequest += 1
      const requestNumber = latestRequest
      store.setState(({ value }) => ({ status: 'loading', value, error: null }), true)
      try {
        const value = await read()
        if (requestNumber === latestRequest) set(value)
      } catch (error) {
        if (requestNumber === latestRequest)
          store.setState(({ value }) => ({ status: 'failed', value, error: toApiError(error) }), true)
      }
    },
    clear: () => {
      latestRequest += 1
      store.setState({ status: 'loading', value: null, error: null }, true)
    },
  }
}
