import type { ClientConfig } from '../../schemas/clientConfig/clientConfig'
import { normalizePath } from '../../schemas/pages/normalizePath'
import { publicPages } from './publicPages'

export interface LinkTarget {
  path: string
  title: string
}

const products: readonly string[] = ['/', '/job/viewjobs', '/privacy']

/** The site's own pages that a link may lead to, the client's first. */
export function getLinkTargets({ pages }: Pick<ClientConfig, 'pages'>): LinkTarget[] {
  const own = pages.filter(({ path }) => !path.includes(':')).map(({ path, title }) => ({ path, title }))
  const taken = new Set(own.map(({ path }) => normalizePath(path)))
  const others = publicPages.filter(({ path }) => products.includes(path) && !taken.has(normalizePath(path)))
  return [...own, ...others.map(({ path, title }) => ({ path, title: `${title} (${path})` }))]
}
