import { createStore, type StoreApi } from 'zustand/vanilla'
import { getBrowserStorage } from './storage'

const key = 'foyer.noShortcuts'

/** Whether single-character shortcuts are active; stored on this device. On unless the user turned them off. */
export interface KeyboardShortcuts {
  store: StoreApi<boolean>
  set: (isOn: boolean) => void
}

export function createKeyboardShortcuts(): KeyboardShortcuts {
  const storage = getBrowserStorage('localStorage')
  const store = createStore<boolean>(() => storage.get(key) === null)
  return {
    store,
    set: (isOn) => {
      if (isOn) storage.remove(key)
      else storage.set(key, 'yes')
      store.setState(isOn, true)
    },
  }
}
