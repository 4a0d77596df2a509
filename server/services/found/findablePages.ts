import type { ClientConfig } from '../../../src/schemas/clientConfig'
import type { ClientPage } from '../../../src/schemas/pages/clientPage'
import { plainPath } from '../../../src/schemas/pages/clientPaths'

/** The paths of pages that stand for themselves: the list, the privacy page, and those that the client has added. */
export function findablePages({ pages }: Pick<ClientConfig, 'pages'>): string[] {
  const own = pages.map(({ path }) => path).filter((path) => !path.includes(':') && path !== '/job/viewjobs')
  return [...new Set(['/', '/privacy', ...own])]
}

/** The client's own page at a path, if it has one there. */
export function clientPageAt({ pages }: Pick<ClientConfig, 'pages'>, path: string): ClientPage | undefined {
  return pages.find((page) => plainPath(page.path) === plainPath(path))
}
