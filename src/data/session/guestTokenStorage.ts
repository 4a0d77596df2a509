import type { KeyValueStore } from '../browser/storage'
import type { HeldToken } from './sessionMachine'

/** Keeps a guest's token over a reload, so that uploads still come from the session that submitted. */
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
