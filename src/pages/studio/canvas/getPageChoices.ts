import type { ClientConfig } from '../../../schemas/clientConfig/clientConfig'
import { normalizePath } from '../../../schemas/pages/normalizePath'
import { notFoundPath } from '../../../schemas/pages/notFoundPath'
import { publicPages } from '../../registry/pageDefinitions'

interface PageChoice {
  path: string
  title: string
}

/**
 * Returns the pages that the studio can show: the client's own in the order of config.json, and the product's
 * public pages that the client has not replaced. Pages with parameters in their path are left out.
 */
export function getPageChoices({ pages }: Pick<ClientConfig, 'pages'>): {
  clientPages: PageChoice[]
  productPages: PageChoice[]
} {
  const clientPages = pages
    .filter(({ path }) => !path.includes(':'))
    .map(({ path, title }) => ({ path, title }))
  const clientPaths = new Set(clientPages.map(({ path }) => normalizePath(path)))
  const productPages = publicPages
    .filter(({ path, access }) => access === 'public' && !path.includes(':') && path !== '*')
    .filter(({ path }) => !clientPaths.has(normalizePath(path)))
    .map(({ path, title }) => ({ path, title }))
  const notFoundChoice = clientPaths.has(notFoundPath) ? [] : [{ path: notFoundPath, title: getTitle('*') }]
  return { clientPages, productPages: [...productPages, ...notFoundChoice] }
}

const getTitle = (path: string) => publicPages.find((page) => page.path === path)?.title ?? path
