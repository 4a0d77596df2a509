import { normalizePath } from '../../../schemas/pages/normalizePath'
import { getPagePath, getPages } from '../../../schemas/siteEditing/pageChanges'

/** Returns the index of the client's page with this path; -1 if there is none. */
export function pageIndex(raw: unknown, path: string): number {
  const normalized = normalizePath(path)
  return getPages(raw).findIndex((_, index) => normalizePath(getPagePath(raw, index)) === normalized)
}
