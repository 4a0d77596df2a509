import { plainPath } from '../../../schemas/pages/plainPath'
import { pagePath, pagesOf } from '../../../schemas/site/pageChanges'

/** Which of the client's own pages stands at this address, from 0; -1 where none does. */
export function pageIndex(raw: unknown, path: string): number {
  const wanted = plainPath(path)
  return pagesOf(raw).findIndex((_, at) => plainPath(pagePath(raw, at)) === wanted)
}
