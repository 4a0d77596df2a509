import { useSyncExternalStore } from 'react'

/** From 80 rem on, administration pages have two columns beside the rail. */
const query = '(min-width: 80rem)'

/**
 * Cached while there are subscribers, because reading `matches` at every render forces the browser to update styles.
 */
let cached: boolean | null = null
let listeners = 0

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  const onMediaChange = () => {
    cached = media.matches
    onChange()
  }
  cached = media.matches
  listeners += 1
  media.addEventListener('change', onMediaChange)
  return () => {
    media.removeEventListener('change', onMediaChange)
    listeners -= 1
    if (listeners === 0) cached = null
  }
}

/** Returns whether there is room for a second column beside a form; false on the server. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => cached ?? window.matchMedia(query).matches,
    () => false,
  )
}
