import { createStore, type StoreApi } from 'zustand/vanilla'
import { getBrowserStorage, type KeyValueStore } from '../browser/storage'
import type { DeviceDrafts, DraftContent, DraftCopy, DraftCopyKey } from './deviceDrafts'
import type { DraftBroadcast } from './draftBroadcast'

/** Why the device does not store drafts: the browser denies access, or storage is full. */
type DraftProblem = 'refused' | 'full'

interface DraftSaveState {
  choice: DeviceChoice
  /** When this draft was last stored on the device, ISO 8601 UTC; null while it is not stored. */
  savedAt: string | null
  problem: DraftProblem | null
  /** Names of files that could not be stored. */
  omitted: string[]
  /** Names of files that could not be restored completely. */
  lostFiles: string[]
  /** Copies of the same draft written by other tabs, newest first. */
  otherCopies: DraftCopyKey[]
}

/** Autosave of one draft to the device. No call rejects: storage errors appear in the state. */
export interface DraftAutosave {
  store: StoreApi<DraftSaveState>
  /** Resolves with the most recent copy if this is the person's own device, else with null. */
  open: () => Promise<DraftCopy | null>
  /** Saves the content. While a write is in progress, only the last content is written next. */
  save: (content: DraftContent) => void
  /**
   * Stores whether the device is the person's own or shared. Changing from 'own' to 'shared' deletes all drafts on the
   * device.
   */
  setDeviceChoice: (choice: 'own' | 'shared') => Promise<void>
  /** Continues with another tab's copy. This page's copy stays stored as well. */
  switchToCopy: (writer: string) => Promise<DraftCopy | null>
  /** Removes all copies but this page's. */
  removeOtherCopies: () => Promise<void>
  clear: () => Promise<void>
  /** Listens to other tabs. @returns a function that stops listening */
  listenToOtherTabs: () => () => void
}

interface DraftAutosaveOptions {
  draftKey: string
  choices: DeviceChoices
  /** Loads the code that stores drafts on the device. */
  loadDeviceDrafts: () => Promise<DeviceDrafts>
  broadcast: DraftBroadcast
  now: () => number
  newKey: () => string
}

export function createDraftAutosave({
  draftKey,
  choices,
  loadDeviceDrafts,
  broadcast,
  now,
  newKey,
}: DraftAutosaveOptions): DraftAutosave {
  const emptyState = { savedAt: null, problem: null, omitted: [], lostFiles: [], otherCopies: [] }
  const store = createStore<DraftSaveState>(() => ({ choice: 'unasked', ...emptyState }))
  let writer = newKey()
  /** The copy that this page continues from; the first write replaces it. */
  let previousCopy: DraftCopyKey | null = null
  let latestContent: DraftContent | null = null
  let isWritePending = false
  let currentWrite: Promise<void> | null = null
  let isOpen = false

  async function tryOnDevice<Result>(
    operation: (device: DeviceDrafts) => Promise<Result>,
  ): Promise<Result | null> {
    try {
      const result = await operation(await loadDeviceDrafts())
      store.setState({ problem: null })
      return result
    } catch (error) {
      const isFull = (error as DOMException).name === 'QuotaExceededError'
      store.setState({ problem: isFull ? 'full' : 'refused' })
      return null
    }
  }

  const getOtherCopies = (copies: readonly DraftCopyKey[]) =>
    copies.filter((copy) => copy.writer !== writer && copy.writer !== previousCopy?.writer)

  async function write(content: DraftContent): Promise<void> {
    const copy = { ...content, writer, savedAt: new Date(now()).toISOString() }
    const omitted = await tryOnDevice((device) => device.write(draftKey, copy, previousCopy))
    if (!omitted) return
    previousCopy = null
    store.setState({ savedAt: copy.savedAt, omitted })
    broadcast.notify(draftKey)
  }

  async function writeAll(): Promise<void> {
    while (isWritePending && latestContent) {
      isWritePending = false
      await write(latestContent)
    }
    currentWrite = null
  }

  function save(content: DraftContent): void {
    latestContent = content
    if (!isOpen || store.getState().choice !== 'own') return
    isWritePending = true
    currentWrite ??= writeAll()
  }

  /** Continues with the selected copy. */
  function selectCopy(copies: readonly DraftCopy[], selectedCopy: DraftCopy | undefined): DraftCopy | null {
    previousCopy = selectedCopy ?? null
    store.setState({
      savedAt: selectedCopy?.savedAt ?? null,
      lostFiles: selectedCopy?.lostFiles ?? [],
      otherCopies: getOtherCopies(copies),
    })
    return selectedCopy ?? null
  }

  return {
    store,
    save,
    open: async () => {
      // Read the choice only here: the server does not know it, and the hydrated markup must match the server's.
      const choice = choices.read()
      store.setState({ choice })
      if (choice !== 'own') {
        isOpen = true
        return null
      }
      const copies = (await tryOnDevice((device) => device.read(draftKey))) ?? []
      isOpen = true
      if (!copies[0] && latestContent) save(latestContent)
      return selectCopy(copies, copies[0])
    },
    setDeviceChoice: async (choice) => {
      choices.write(choice)
      const wasOwn = store.getState().choice === 'own'
      store.setState({ choice, ...emptyState })
      if (choice === 'own' && latestContent) save(latestContent)
      if (choice === 'own' || !wasOwn) return
      isWritePending = false
      await currentWrite
      await tryOnDevice((device) => device.clearAll())
      store.setState({ choice, ...emptyState })
      broadcast.notify(draftKey)
    },
    switchToCopy: async (otherWriter) => {
      await currentWrite
      const copies = (await tryOnDevice((device) => device.read(draftKey))) ?? []
      const selectedCopy = copies.find((copy) => copy.writer === otherWriter)
      if (!selectedCopy) {
        store.setState({ otherCopies: getOtherCopies(copies) })
        return null
      }
      // Continue under a new writer name, so that the copy under the old name stays.
      writer = newKey()
      return selectCopy(copies, selectedCopy)
    },
    removeOtherCopies: async () => {
      await currentWrite
      const ownWriter = previousCopy?.writer ?? writer
      await tryOnDevice((device) => device.removeOtherCopies(draftKey, ownWriter))
      store.setState({ otherCopies: [] })
      broadcast.notify(draftKey)
    },
    clear: async () => {
      isWritePending = false
      latestContent = null
      previousCopy = null
      await currentWrite
      if (store.getState().choice !== 'own') return
      await tryOnDevice((device) => device.clear(draftKey))
      store.setState(emptyState)
      broadcast.notify(draftKey)
    },
    listenToOtherTabs: () =>
      broadcast.subscribe(draftKey, async () => {
        if (!isOpen || store.getState().choice !== 'own') return
        const copies = await tryOnDevice((device) => device.listCopies(draftKey))
        if (copies) store.setState({ otherCopies: getOtherCopies(copies) })
      }),
  }
}

/** Whether the visitor has said that this device is their own or shared. */
type DeviceChoice = 'unasked' | 'own' | 'shared'

interface DeviceChoices {
  read: () => DeviceChoice
  /**
   * Stores 'own' on the device, but 'shared' only in the tab, so that the next person on the device is asked again.
   */
  write: (choice: 'own' | 'shared') => void
}

const key = 'foyer.device'

export function createDeviceChoices(
  tab: KeyValueStore,
  device: KeyValueStore = getBrowserStorage('localStorage'),
): DeviceChoices {
  return {
    read: () => {
      if (device.get(key) === 'own') return 'own'
      return tab.get(key) === 'shared' ? 'shared' : 'unasked'
    },
    write: (choice) => {
      if (choice === 'own') return device.set(key, choice)
      device.remove(key)
      tab.set(key, choice)
    },
  }
}
