import { startTransition, useEffect, useState } from 'react'
import { useHydrated } from '../../data/useHydrated'
import { onceIdle } from '../whenIdle'

/** Beyond the first hundred rows they are drawn when the screen comes near. */
export const mostDrawnAtOnce = 11

/**
 * How many groups of rows are drawn wherever the screen is. Where the page came written, its one group stands already,
 * and the others follow in idle moments: nothing that is not seen yet holds up what is.
 */
export function useDrawnGroups(groups: number): number {
  const hydrated = useHydrated()
  const [drawn, setDrawn] = useState(hydrated ? mostDrawnAtOnce : 1)
  const wanted = Math.min(groups, mostDrawnAtOnce)
  useEffect(() => {
    if (drawn >= wanted) return
    return onceIdle(() => startTransition(() => setDrawn(drawn + 1)))
  }, [drawn, wanted])
  return drawn
}
