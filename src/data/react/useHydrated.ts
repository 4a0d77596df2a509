import { createContext, useContext } from 'react'

/** False only during hydration; true when the page is rendered in the browser. */
export const HydratedContext = createContext(true)

/**
 * False on the server and during hydration, true afterwards. For values that only the browser knows (time zone,
 * screen, signed-in user).
 */
export function useHydrated(): boolean {
  return useContext(HydratedContext)
}
