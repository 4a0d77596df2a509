import type { SiteTools } from '../../../data/site/createSite'
import { useSite } from './SiteContext'

/** Returns a part of the site that only some pages need, so that its code loads with those pages. */
export function useSiteService<Part>(create: (tools: SiteTools) => Part): Part {
  return useSite().getService(create)
}
