/**
 * One look for all who ask for the same thing in one turn of the event loop. It begins when all of them have asked, so
 * nobody is told what was only true before; a busy server looks once where it would have looked for each.
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
