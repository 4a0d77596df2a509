import { renderToString } from 'react-dom/server'
import { createSite } from '../data/createSite'
import { paths } from '../pages/paths'
import { preloadBlocks } from '../pages/preloadBlocks'
import type { ClientConfig } from '../schemas/clientConfig'
import type { PageData, PagePlace, RenderedPage } from '../schemas/pageData'
import type { PageDefinition } from '../schemas/pages/pageDefinition'
import { matchPage } from './matchPage'
import { SiteRoot } from './SiteRoot'
import { stillHistory } from './stillHistory'

/** The product's pages that are found by search engines; a vacancy's too, while it is advertised. */
const indexed = new Set(['home', 'viewJobs', 'jobDetails', 'privacy'])

const isIndexed = ({ name }: PageDefinition) => indexed.has(name) || name.startsWith('client')

/** What the page of this address needs; `url` is path and query. */
export function findPage(url: string, { pages }: Pick<ClientConfig, 'pages'>): PagePlace {
  const { pathname, search } = splitUrl(url)
  const { definition, redirect, params } = matchPage({ pathname }, pages)
  if (redirect)
    return { redirect: `${redirect.to}${search}`, vacancyGuid: null, needsList: false, needsLists: false }
  const types = definition?.blocks.map(({ type }) => type) ?? []
  const isOfVacancy = types.includes('jobDetails') || types.includes('applicationForm')
  return {
    redirect: null,
    vacancyGuid: isOfVacancy ? (params.guid ?? null) : null,
    needsList:
      types.includes('jobList') || types.includes('newestJobs') || definition?.layout.titleBar === 'tall',
    needsLists: types.includes('applicationForm'),
  }
}

/** The page of this address as HTML, by nothing but the data: the same tree that the browser takes up. */
export async function renderToHtml(
  url: string,
  boot: { clientCode: string; company: string },
  data: PageData,
): Promise<RenderedPage> {
  const { pathname } = splitUrl(url)
  const definition = matchPage({ pathname }, data.config.pages).definition
  if (!definition) throw new Error('This address only leads on to another.')
  if (definition.access === 'public') await preloadBlocks(definition.blocks)
  const site = createSite({
    boot: { ...boot, page: data },
    subdomain: boot.clientCode,
    baseURL: '',
    kept: nothingKept,
    tabStore: nothingKept,
    now: () => data.writtenAt,
    newKey: () => '',
  })
  const status = statusOf(definition, data)
  return {
    html: renderToString(<SiteRoot site={site} history={stillHistory(url)} />),
    status,
    title: data.active?.detail?.name ?? definition.title,
    canonicalPath: status === 200 && isIndexed(definition) ? canonicalPath(definition, url) : null,
    modules: definition.blocks.map(({ type }) => `src/pages/blocks/${moduleName(type)}.tsx`),
  }
}

function statusOf(definition: PageDefinition, { active }: PageData): RenderedPage['status'] {
  if (definition.path === '*') return 404
  if (!active || active.detail) return 200
  return active.existed ? 410 : 404
}

/** The list stands at two addresses; its pages and the Expressions of Interest are pages of their own. */
function canonicalPath({ name }: PageDefinition, url: string): string {
  const { pathname, search } = splitUrl(url)
  if (name !== 'home' && name !== 'viewJobs') return pathname.replace(/(?<=.)\/$/, '')
  const query = new URLSearchParams(search)
  const page = query.get('page') ?? ''
  const isExpression = query.get('isExpressionOfInterest')?.toLowerCase() === 'true'
  const address = isExpression ? paths.expressions.href() : paths.home.href()
  if (!/^\d{1,6}$/.test(page) || Number(page) < 2) return address
  return `${address}${isExpression ? '&' : '?'}page=${Number(page)}`
}

function moduleName(type: string): string {
  return `${type.slice(0, 1).toUpperCase()}${type.slice(1)}Block`
}

function splitUrl(url: string): { pathname: string; search: string } {
  const at = url.indexOf('?')
  return at < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) }
}

const nothingKept = { get: () => null, set: () => undefined, remove: () => undefined }
