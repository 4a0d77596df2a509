import { useCallback, useEffect, useState } from 'react'
import { createResource, type ResourceState } from '../http/createResource'
import { useStoreValue } from './useStoreValue'

export type LoadedResource<Value> = ResourceState<Value> & {
  reload: () => Promise<void>
  /** Sets the value that a change returned. */
  set: (value: Value) => void
}

/**
 * Loads a value when the component is mounted.
 * @param read a new function identity triggers a new load; the former value stays until the new load ends
 */
export function useResource<Value>(read: () => Promise<Value>): LoadedResource<Value> {
  const [resource] = useState(() => createResource<Value>())
  const state = useStoreValue(resource.store, (current) => current)
  const reload = useCallback(() => resource.load(read), [resource, read])
  useEffect(() => {
    void reload()
  }, [reload])
  return { ...state, reload, set: resource.set }
}
