import { flushSync } from 'react-dom'
import type { Studio } from '../../data/studio/studio.types'

/** Milliseconds after which the panels are notified even if the frame has not painted. */
const maxDelayMs = 200

/** User input that must act on the current state, so waiting updates are delivered before it. */
const inputEvents = ['keydown', 'beforeinput', 'pointerdown', 'click', 'change', 'paste', 'drop'] as const

/** The studio for the panels, and the functions that connect it to the store and the frame. */
interface DeferredStudio {
  studio: Studio
  /** Subscribes to the store. @returns a function that unsubscribes */
  subscribeToStore: () => () => void
  /** Must be called when the frame has painted the current site. */
  onRendered: () => void
}

/**
 * Returns the same studio with a store that notifies subscribers of site changes only after the frame has painted
 * them, but at the latest after `maxDelayMs` or before the next user input: the frame and the panels share a thread,
 * and the user looks at the page. Other changes notify immediately, and reading the store always returns the current
 * state.
 */
export function deferStudioUpdates(studio: Studio): DeferredStudio {
  const { store } = studio
  const listeners = new Set<Parameters<typeof store.subscribe>[0]>()
  let deliveredState = store.getState()
  let timer: ReturnType<typeof setTimeout> | undefined
  const notify = () => {
    clearTimeout(timer)
    timer = undefined
    const [currentState, previousState] = [store.getState(), deliveredState]
    deliveredState = currentState
    for (const listener of [...listeners]) listener(currentState, previousState)
  }
  const onRendered = () => {
    if (timer !== undefined) notify()
  }
  const applyPendingUpdate = () => {
    if (timer !== undefined) flushSync(notify)
  }
  const subscribeToStore = () => {
    deliveredState = store.getState()
    const unsubscribe = store.subscribe(({ config }) => {
      if (config === deliveredState.config) return notify()
      timer ??= setTimeout(notify, maxDelayMs)
    })
    for (const name of inputEvents) window.addEventListener(name, applyPendingUpdate, true)
    return () => {
      unsubscribe()
      clearTimeout(timer)
      for (const name of inputEvents) window.removeEventListener(name, applyPendingUpdate, true)
    }
  }
  const subscribe: typeof store.subscribe = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { studio: { ...studio, store: { ...store, subscribe } }, subscribeToStore, onRendered }
}
