import type { SiteTools } from '../data/createSite'
import { useSite } from './SiteContext'

/** A part of the site that only some pages need: its code comes with them, not with everybody's first visit. */
export function usePart<Part>(create: (tools: SiteTools) => Part): Part {
  return useSite().part(create)
}
