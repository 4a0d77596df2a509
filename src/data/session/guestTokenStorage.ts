import type { KeyValueStore } from '../browser/storage'
import type { HeldToken } from './sessionMachine'

/** Stores a guest's token across reloads, so that uploads come from the same session as the submission. */
export function createGuestTokenStorage(store: KeyValueStore, clientCode: string) {
  const key = `foyer.guest.${clientCode}`
  return {
    read: (): HeldToken | null => parseHeld(store.get(key)),
    write: (held: HeldToken): void => store.set(key, JSON.stringify(held)),
    forget: (): void => store.remove(key),
  }
}

function parseHeld(text: string | null): HeldToken | null {
  if (text === null) return null
  try {
    const held: unknown = JSON.parse(text)
    if (typeof held !== 'object' || held === null || !('accessToken' in held) || !('expires' in held))
      return null
    const { accessToken, expires } = held
    return typeof accessToken === 'string' && typeof expires === 'number' ? { accessToken, expires } : null
  } catch {
    return null
  }
}
