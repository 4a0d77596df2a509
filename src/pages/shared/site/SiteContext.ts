import { createContext, useContext } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { ReadyClient } from '../../../data/site/clientSite.store'
import type { Site } from '../../../data/site/createSite'

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
