import type { ClientConfig } from '../../schemas/clientConfig'
import { plainPath } from '../../schemas/pages/plainPath'
import { publicPages } from '../definitions/publicPages'

export interface AddressChoice {
  path: string
  title: string
}

const products: readonly string[] = ['/', '/job/viewjobs', '/privacy']

/** The site's own pages that a link may lead to, the client's first. */
export function addressChoices({ pages }: Pick<ClientConfig, 'pages'>): AddressChoice[] {
  const own = pages.filter(({ path }) => !path.includes(':')).map(({ path, title }) => ({ path, title }))
  const taken = new Set(own.map(({ path }) => plainPath(path)))
  const others = publicPages.filter(({ path }) => products.includes(path) && !taken.has(plainPath(path)))
  return [...own, ...others.map(({ path, title }) => ({ path, title: `${title} (${path})` }))]
}
