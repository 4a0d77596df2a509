/**
 * Merges concurrent lookups of the same key within one turn of the event loop. The lookup starts after all callers
 * have asked, so no caller gets outdated data, and a busy server looks up once instead of once per caller.
 */
export function coalesce<Value>(load: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const pending = new Map<string, Promise<Value>>()
  return (key) => {
    const pendingResult = pending.get(key)
    if (pendingResult) return pendingResult
    const lookup = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      pending.delete(key)
      return load(key)
    })
    pending.set(key, lookup)
    return lookup
  }
}
