import { createStore, type StoreApi } from 'zustand/vanilla'
import { getBrowserStorage } from './storage'

const key = 'foyer.noShortcuts'

/** Whether single-character shortcuts are active; stored on this device. On unless the user turned them off. */
export interface KeyboardShortcuts {
  store: StoreApi<boolean>
  set: (isEnabled: boolean) => void
}

export function createKeyboardShortcuts(): KeyboardShortcuts {
  const storage = getBrowserStorage('localStorage')
  const store = createStore<boolean>(() => storage.get(key) === null)
  return {
    store,
    set: (isEnabled) => {
      if (isEnabled) storage.remove(key)
      else storage.set(key, 'yes')
      store.setState(isEnabled, true)
    },
  }
}
