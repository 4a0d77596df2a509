import { flushSync } from 'react-dom'
import type { Studio } from '../../data/studio/studio.types'

/** A frame that does not answer is not waited for, after so many milliseconds. */
const longest = 200

/** What somebody does next is meant for what they should see by then. */
const doings = ['keydown', 'beforeinput', 'pointerdown', 'click', 'change', 'paste', 'drop'] as const

/** The studio as it is told to those who draw it. */
interface LateStudio {
  studio: Studio
  /** Begins to tell. @returns what ends it */
  watch: () => () => void
  /** The page in the frame is painted as the site is now. */
  onDrawn: () => void
}

/**
 * The same studio, whose store tells those who draw it of a changed site once the page in the frame is painted: both share a
 * thread, and somebody looks at the page. What else changes is told at once, and whoever reads the store gets what is.
 */
export function lateStudio(studio: Studio): LateStudio {
  const { store } = studio
  const listeners = new Set<Parameters<typeof store.subscribe>[0]>()
  let told = store.getState()
  let waiting: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    clearTimeout(waiting)
    waiting = undefined
    const [now, before] = [store.getState(), told]
    told = now
    for (const listener of [...listeners]) listener(now, before)
  }
  const onDrawn = () => {
    if (waiting !== undefined) tell()
  }
  const catchUp = () => {
    if (waiting !== undefined) flushSync(tell)
  }
  const watch = () => {
    told = store.getState()
    const stop = store.subscribe(({ config }) => {
      if (config === told.config) return tell()
      waiting ??= setTimeout(tell, longest)
    })
    for (const name of doings) window.addEventListener(name, catchUp, true)
    return () => {
      stop()
      clearTimeout(waiting)
      for (const name of doings) window.removeEventListener(name, catchUp, true)
    }
  }
  const subscribe: typeof store.subscribe = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { studio: { ...studio, store: { ...store, subscribe } }, watch, onDrawn }
}
