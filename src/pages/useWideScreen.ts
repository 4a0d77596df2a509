import { useSyncExternalStore } from 'react'

/** From 68 rem a page of the administrators shows two columns. */
const query = '(min-width: 68rem)'

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether there is room for something beside a form; a server, which has no screen, says no. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
