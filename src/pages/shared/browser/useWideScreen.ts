import { useSyncExternalStore } from 'react'

/** From 68 rem a page of the administrators shows two columns. */
const query = '(min-width: 68rem)'

/** While somebody listens: asking the browser makes it bring its styles up to date, at every render. */
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

/** Whether there is room for something beside a form; a server, which has no screen, says no. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => known ?? window.matchMedia(query).matches,
    () => false,
  )
}
