import { plainPath } from '../pages/plainPath'
import type { SiteIds } from './siteDraft'
import { listAt } from './sitePlaces'

interface PagesKnown {
  raw: unknown
  ids: SiteIds
}

/** The address of the page that is shown, after the site has changed: where it was renamed, its new one. */
export function pageAfter(path: string, before: PagesKnown, after: PagesKnown): string {
  if (before.raw === after.raw) return path
  const at = pathsOf(before.raw).indexOf(plainPath(path))
  const id = before.ids.pages[at]?.id
  const now = after.ids.pages.findIndex((page) => page.id === id)
  const found = id === undefined ? undefined : pathsOf(after.raw)[now]
  return found === undefined || found === '' || found === plainPath(path) ? path : found
}

function pathsOf(raw: unknown): string[] {
  return listAt(raw, ['pages']).map((page) => {
    const path: unknown = typeof page === 'object' && page !== null ? Reflect.get(page, 'path') : ''
    return typeof path === 'string' ? plainPath(path) : ''
  })
}
