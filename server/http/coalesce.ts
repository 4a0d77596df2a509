/**
 * Merges concurrent lookups of the same name within one turn of the event loop. The lookup starts after all callers
 * have asked, so no caller gets outdated data, and a busy server looks up once instead of once per caller.
 */
export function coalesce<Value>(look: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const waiting = new Map<string, Promise<Value>>()
  return (name) => {
    const joined = waiting.get(name)
    if (joined) return joined
    const looking = new Promise<void>((begin) => setImmediate(begin)).then(() => {
      waiting.delete(name)
      return look(name)
    })
    waiting.set(name, looking)
    return looking
  }
}
