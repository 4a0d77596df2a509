import { useCallback, useEffect, useState } from 'react'

export interface Loaded<Value> {
  /** Null while it comes for the first time; 'failed' when it did not. */
  value: Value | 'failed' | null
  /** Asks again; what is there stays until the answer has come. */
  reload: () => Promise<void>
}

/** What a call answers, for as long as the part that shows it is there. @param load another function is another question */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [value, setValue] = useState<Value | 'failed' | null>(null)
  const reload = useCallback(async () => {
    const loaded = await load().catch(() => 'failed' as const)
    setValue(loaded)
  }, [load])
  useEffect(() => {
    let isHere = true
    const show = (loaded: Value | 'failed') => {
      if (isHere) setValue(loaded)
    }
    load().then(show, () => show('failed'))
    return () => {
      isHere = false
    }
  }, [load])
  return { value, reload }
}
