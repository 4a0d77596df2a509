import type { ClientConfig } from '../../schemas/clientConfig/clientConfig'
import { normalizePath } from '../../schemas/pages/normalizePath'
import { homePage, jobListPage } from '../jobList/jobList.page'
import { privacyNoticePage } from './privacyNotice.page'

export interface LinkTarget {
  path: string
  title: string
}

const productPages = [homePage, jobListPage, privacyNoticePage]

/** Returns the pages that links in content can point to: the client's pages first, then the product's. */
export function getLinkTargets({ pages }: Pick<ClientConfig, 'pages'>): LinkTarget[] {
  const clientPages = pages
    .filter(({ path }) => !path.includes(':'))
    .map(({ path, title }) => ({ path, title }))
  const clientPaths = new Set(clientPages.map(({ path }) => normalizePath(path)))
  const others = productPages.filter(({ path }) => !clientPaths.has(normalizePath(path)))
  return [...clientPages, ...others.map(({ path, title }) => ({ path, title: `${title} (${path})` }))]
}
