import { normalizePath } from '../../../schemas/pages/normalizePath'
import { pagePath, pagesOf } from '../../../schemas/siteEditing/pageChanges'

/** Which of the client's own pages stands at this address, from 0; -1 where none does. */
export function pageIndex(raw: unknown, path: string): number {
  const wanted = normalizePath(path)
  return pagesOf(raw).findIndex((_, at) => normalizePath(pagePath(raw, at)) === wanted)
}
