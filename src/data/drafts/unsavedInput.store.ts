import { createStore, type StoreApi } from 'zustand/vanilla'

/** True while typed text of a draft is unsaved. */
export type UnsavedInputStore = StoreApi<boolean>

export const createUnsavedInputStore = (): UnsavedInputStore => createStore(() => false)
