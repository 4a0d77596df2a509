import { createStore, type StoreApi } from 'zustand/vanilla'
import { browserStore } from '../browser/storage'

const key = 'foyer.roomyRows'

/** Whether list rows are roomy; stored on this device. */
export interface ListDensity {
  store: StoreApi<boolean>
  set: (isRoomy: boolean) => void
}

export function createListDensity(): ListDensity {
  const kept = browserStore('localStorage')
  const store = createStore<boolean>(() => kept.get(key) !== null)
  return {
    store,
    set: (isRoomy) => {
      if (isRoomy) kept.set(key, 'yes')
      else kept.remove(key)
      store.setState(isRoomy, true)
    },
  }
}
