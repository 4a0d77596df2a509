import type { ClientConfig } from '../../../src/schemas/clientConfig'
import { notFoundPath } from '../../../src/schemas/pages/notFoundPath'
import { plainPath } from '../../../src/schemas/pages/plainPath'

/** The paths of pages that stand for themselves: the list, the privacy page, and those that the client has added. */
export function findablePages({ pages }: Pick<ClientConfig, 'pages'>): string[] {
  const own = pages
    .filter(({ isHidden }) => !isHidden)
    .map(({ path }) => path)
    .filter((path) => !path.includes(':') && path !== '/job/viewjobs' && plainPath(path) !== notFoundPath)
  return [...new Set(['/', '/privacy', ...own])]
}
