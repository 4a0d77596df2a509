import type { KeyValueStore } from '../browser/storage'
import type { StoredToken } from './sessionMachine'

/** Stores a guest's token across reloads, so that uploads come from the same session as the submission. */
export function createGuestTokenStorage(store: KeyValueStore, clientCode: string) {
  const key = `foyer.guest.${clientCode}`
  return {
    read: (): StoredToken | null => parseStoredToken(store.get(key)),
    write: (token: StoredToken): void => store.set(key, JSON.stringify(token)),
    clear: (): void => store.remove(key),
  }
}

function parseStoredToken(text: string | null): StoredToken | null {
  if (text === null) return null
  try {
    const parsedValue: unknown = JSON.parse(text)
    if (
      typeof parsedValue !== 'object' ||
      parsedValue === null ||
      !('accessToken' in parsedValue) ||
      !('expires' in parsedValue)
    )
      return null
    const { accessToken, expires } = parsedValue
    return typeof accessToken === 'string' && typeof expires === 'number' ? { accessToken, expires } : null
  } catch {
    return null
  }
}
