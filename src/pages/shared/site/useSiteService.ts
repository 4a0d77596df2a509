import type { SiteTools } from '../../../data/site/createSite'
import { useSite } from './SiteContext'

/** Returns a service that only some pages need, so that its code loads with those pages. */
export function useSiteService<Service>(create: (tools: SiteTools) => Service): Service {
  return useSite().getService(create)
}
