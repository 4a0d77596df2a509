/**
 * Merges concurrent lookups of the same name within one turn of the event loop. The lookup starts after all callers
 * have asked, so no caller gets outdated data, and a busy server looks up once instead of once per caller.
 */
export function coalesce<Value>(load: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const waiting = new Map<string, Promise<Value>>()
  return (name) => {
    const joined = waiting.get(name)
    if (joined) return joined
    const looking = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      waiting.delete(name)
      return load(name)
    })
    waiting.set(name, looking)
    return looking
  }
}
