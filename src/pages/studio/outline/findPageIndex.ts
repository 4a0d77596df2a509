import { normalizePath } from '../../../schemas/pages/normalizePath'
import { getPagePath, getPages } from '../../../schemas/siteEditing/pageChanges'

/** Returns the index of the client's page with this path; -1 if there is none. */
export function findPageIndex(rawConfig: unknown, path: string): number {
  const normalized = normalizePath(path)
  return getPages(rawConfig).findIndex(
    (_, index) => normalizePath(getPagePath(rawConfig, index)) === normalized,
  )
}
