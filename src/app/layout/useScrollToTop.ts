import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { tellFrame } from '../frame/frameMoves'

/**
 * Every navigation starts at the top, unless the query's `disableScroll` is 1 [RT-15]; a change of the same page's
 * state (a filter, an open panel) says `keepScroll` and stays where it is.
 */
export function useScrollToTop(): void {
  const { key, search, state } = useLocation()
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    const keep = typeof state === 'object' && state !== null && 'keepScroll' in state
    const stays = keep || new URLSearchParams(search).get('disableScroll') === '1'
    if (!stays) window.scrollTo({ top: 0 })
    tellFrame(!stays)
  }, [key, search, state])
}
