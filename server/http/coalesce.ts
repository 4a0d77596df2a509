/**
 * Merges concurrent lookups of the same name within one turn of the event loop. The lookup starts after all callers
 * have asked, so no caller gets outdated data, and a busy server looks up once instead of once per caller.
 */
export function coalesce<Value>(load: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const pending = new Map<string, Promise<Value>>()
  return (name) => {
    const pendingResult = pending.get(name)
    if (pendingResult) return pendingResult
    const lookup = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      pending.delete(name)
      return load(name)
    })
    pending.set(name, lookup)
    return lookup
  }
}
