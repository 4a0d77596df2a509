import { isRecord } from '../configShape/checkShape'
import { normalizePath } from '../pages/normalizePath'
import type { SiteIds } from './siteDraft'
import { getListAt, parseJsonPointer } from './sitePlaces'

interface StoredPages {
  rawConfig: unknown
  ids: SiteIds
}

/** Returns the path of the displayed page after the site has changed: if the page was renamed, its new path. */
export function getRenamedPagePath(
  path: string,
  previousPages: StoredPages,
  currentPages: StoredPages,
): string {
  if (previousPages.rawConfig === currentPages.rawConfig) return path
  const index = getPaths(previousPages.rawConfig).indexOf(normalizePath(path))
  const id = previousPages.ids.pages[index]?.id
  const newIndex = currentPages.ids.pages.findIndex((page) => page.id === id)
  const newPath = id === undefined ? undefined : getPaths(currentPages.rawConfig)[newIndex]
  return newPath === undefined || newPath === '' || newPath === normalizePath(path) ? path : newPath
}

/**
 * Returns the path of the page that contains a place of config.json; null if there is none or the page has no path.
 */
export function getPagePathOfPlace(rawConfig: unknown, pointer: string): string | null {
  const [list, index] = parseJsonPointer(pointer)
  const page = list === 'pages' ? getListAt(rawConfig, [list])[Number(index)] : undefined
  return isRecord(page) && typeof page.path === 'string' && page.path !== '' ? page.path : null
}

function getPaths(rawConfig: unknown): string[] {
  return getListAt(rawConfig, ['pages']).map((page) => {
    const path: unknown = typeof page === 'object' && page !== null ? Reflect.get(page, 'path') : ''
    return typeof path === 'string' ? normalizePath(path) : ''
  })
}
