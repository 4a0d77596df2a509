import { createContext, useContext } from 'react'
import type { ReadyClient } from '../data/clientSite'
import type { Site } from '../data/createSite'
import { useStoreValue } from '../data/useStoreValue'

/** The data floor, as `src/app` made it: one for a browser tab, one for a request on a server. */
export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('A block stands outside of SiteContext.')
  return site
}

/** The client's configuration and settings; pages are only drawn once they are there. */
export function useClient(): ReadyClient {
  const state = useStoreValue(useSite().clientSite.store, (client) => client)
  if (state.status !== 'ready') throw new Error('A page was drawn before its client was known.')
  return state
}
