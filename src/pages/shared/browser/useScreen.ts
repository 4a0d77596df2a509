import { useSyncExternalStore } from 'react'
import { useHydrated } from '../../../data/react/useStoreValue'

/** At 768 px or narrower the site shows all rows at once, as cards [JL-15]. */
const query = '(max-width: 768px)'

export type Screen = 'narrow' | 'wide'

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

const getScreen = (): Screen => (window.matchMedia(query).matches ? 'narrow' : 'wide')
const getServerScreen = () => null

/** Returns the width class of the screen; null on the server and during hydration. */
export function useScreen(): Screen | null {
  return useSyncExternalStore<Screen | null>(
    subscribe,
    useHydrated() ? getScreen : getServerScreen,
    getServerScreen,
  )
}
