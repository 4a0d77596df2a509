import { createContext, useContext } from 'react'

/** True wherever the browser draws the page itself. */
export const HydratedContext = createContext(true)

/**
 * False on the server and while the browser takes its page up, true from then on: for what only a browser knows (its
 * zone, its screen, who is signed in).
 */
export function useHydrated(): boolean {
  return useContext(HydratedContext)
}
