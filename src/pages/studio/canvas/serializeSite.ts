import type { PreviewedSite, SerializedSite } from './canvasMessages'

/** What is to be told of a site to whom `before` was told; null where nothing was. A page is the same as an object only. */
export function serializeSite(site: PreviewedSite, before: PreviewedSite | null): SerializedSite {
  const known = new Map(before?.config.pages.map((page, at) => [page, at]))
  const pages = site.config.pages.map((page) => known.get(page) ?? page)
  return { ...site, config: { ...site.config, pages } }
}

/** The site that was told; null where it leans on one that was never heard of. */
export function heardSite(
  { config, ...told }: SerializedSite,
  before: PreviewedSite | null,
): PreviewedSite | null {
  const pages = config.pages.flatMap((page) =>
    typeof page === 'number' ? (before?.config.pages[page] ?? []) : page,
  )
  return pages.length === config.pages.length ? { ...told, config: { ...config, pages } } : null
}
