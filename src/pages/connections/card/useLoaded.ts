import { useCallback, useEffect, useState } from 'react'

export interface LoadState<Value> {
  /** Null during the first load; 'failed' if the load failed. */
  value: Value | 'failed' | null
  /** Loads again; the current value stays until the response arrives. */
  reload: () => Promise<void>
}

/** Loads a value while the component is mounted. @param load a new function identity triggers a new load */
export function useLoaded<Value>(load: () => Promise<Value>): LoadState<Value> {
  const [value, setValue] = useState<Value | 'failed' | null>(null)
  const reload = useCallback(async () => {
    const loaded = await load().catch(() => 'failed' as const)
    setValue(loaded)
  }, [load])
  useEffect(() => {
    let isCurrent = true
    const show = (loaded: Value | 'failed') => {
      if (isCurrent) setValue(loaded)
    }
    load().then(show, () => show('failed'))
    return () => {
      isCurrent = false
    }
  }, [load])
  return { value, reload }
}
