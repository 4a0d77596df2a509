import { useSyncExternalStore } from 'react'

/** From 80 rem on, administration pages have two columns beside the rail. */
const query = '(min-width: 80rem)'

/**
 * Cached while there are subscribers, because reading `matches` at every render forces the browser to update styles.
 */
let known: boolean | null = null
let listeners = 0

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  const hear = () => {
    known = media.matches
    onChange()
  }
  known = media.matches
  listeners += 1
  media.addEventListener('change', hear)
  return () => {
    media.removeEventListener('change', hear)
    listeners -= 1
    if (listeners === 0) known = null
  }
}

/** Returns whether there is room for a second column beside a form; false on the server. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => known ?? window.matchMedia(query).matches,
    () => false,
  )
}
