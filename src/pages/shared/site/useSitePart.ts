import type { SiteTools } from '../../../data/site/createSite'
import { useSite } from './SiteContext'

/** A part of the site that only some pages need: its code comes with them, not with everybody's first visit. */
export function useSitePart<Part>(create: (tools: SiteTools) => Part): Part {
  return useSite().part(create)
}
