import type { PreviewedSite, SerializedSite } from './canvasMessages'

/**
 * Returns the message for a frame. Pages that the frame already has are sent as their index; they are compared by
 * identity.
 * @param previousSite the site that the frame received last; null if it has received none
 */
export function serializeSite(site: PreviewedSite, previousSite: PreviewedSite | null): SerializedSite {
  const indexByPage = new Map(previousSite?.config.pages.map((page, index) => [page, index]))
  const pages = site.config.pages.map((page) => indexByPage.get(page) ?? page)
  return { ...site, config: { ...site.config, pages } }
}

/** Restores the site from a message; null if the message refers to a site that was never received. */
export function deserializeSite(
  { config, ...otherProperties }: SerializedSite,
  previousSite: PreviewedSite | null,
): PreviewedSite | null {
  const pages = config.pages.flatMap((page) =>
    typeof page === 'number' ? (previousSite?.config.pages[page] ?? []) : page,
  )
  return pages.length === config.pages.length ? { ...otherProperties, config: { ...config, pages } } : null
}
