import { createContext, useContext } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { ReadyClient } from '../../../data/site/clientSite.store'
import type { Site, SiteTools } from '../../../data/site/createSite'

/** The site's data layer, created in `src/app`: one per browser tab, one per request on the server. */
export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('SiteContext has no value: render this inside SitePages.')
  return site
}

/** Returns the client's configuration and settings. Pages render only after these have loaded; throws otherwise. */
export function useClient(): ReadyClient {
  const state = useStoreValue(useSite().clientSite.store, (client) => client)
  if (state.status !== 'ready') throw new Error('useClient needs a loaded client.')
  return state
}

/** Returns a service that only some pages need, so that its code loads with those pages. */
export function useSiteService<Service>(create: (tools: SiteTools) => Service): Service {
  return useSite().getService(create)
}
