import { useSyncExternalStore } from 'react'

/** At 768 px or narrower the site shows all rows at once, as cards [JL-15]. */
const query = '(max-width: 768px)'

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the screen is narrow; a server, which has no screen, takes it for wide. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
