import { createStore, type StoreApi } from 'zustand/vanilla'
import { getBrowserStorage } from '../browser/storage'

const key = 'foyer.roomyRows'

/** Whether list rows have comfortable (roomy) spacing; stored on this device. */
export interface ListDensity {
  store: StoreApi<boolean>
  set: (isComfortable: boolean) => void
}

export function createListDensity(): ListDensity {
  const storage = getBrowserStorage('localStorage')
  const store = createStore<boolean>(() => storage.get(key) !== null)
  return {
    store,
    set: (isComfortable) => {
      if (isComfortable) storage.set(key, 'yes')
      else storage.remove(key)
      store.setState(isComfortable, true)
    },
  }
}
