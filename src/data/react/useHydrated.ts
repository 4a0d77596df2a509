import { createContext, useContext } from 'react'

/** The value of `useHydrated`. A page that only the browser renders sets no provider, so it is true there. */
export const HydratedContext = createContext(true)

/**
 * False on the server and during hydration, true afterwards. For values that only the browser knows (time zone,
 * screen, signed-in user).
 */
export function useHydrated(): boolean {
  return useContext(HydratedContext)
}
