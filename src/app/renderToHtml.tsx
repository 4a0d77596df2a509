import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { discardingStore } from '../data/browser/storage'
import { createSite } from '../data/site/createSite'
import { getBlockFiles, preloadBlocks } from '../pages/registry/loadBlocks'
import { paths } from '../pages/routing/paths'
import type { PageData, RenderedPage, SiteRenderer } from '../schemas/pageData/pageData'
import { toCurrentLanguagePath } from '../schemas/pages/languagePath'
import type { PageDefinition } from '../schemas/pages/pageDefinition'
import { getPageNeeds } from '../schemas/pages/pageNeeds'
import { type Language, withLanguage } from '../texts/language/language'
import { getCatalogueFiles, loadLanguage } from '../texts/loadTranslations'
import { formPartTexts } from '../texts/public/form.texts'
import { jobTexts } from '../texts/public/job.texts'
import { getPageBlocks } from './layout/pageBlocks'
import { type MatchedPage, matchPage } from './page/matchPage'
import { ServerRenderedPage } from './page/ServerRenderedPage'
import { SitePages } from './SitePages'

/** The product's pages that search engines index. The page of a vacancy is indexed only while it is advertised. */
const indexedPages = new Set(['home', 'viewJobs', 'jobDetails', 'privacy'])

const isIndexed = ({ name, isHidden }: PageDefinition) =>
  !isHidden && (indexedPages.has(name) || name.startsWith('client'))

/** Finds the page of an address, or its redirect; `url` is path and query. The result renders the page. */
export const findPage: SiteRenderer['findPage'] = (url, config) => {
  const { pathname, search } = splitUrl(url)
  const matchedPage = matchPage(pathname, config)
  const { handle: pageHandle, params } = matchedPage
  if ('to' in pageHandle) return { redirect: `${pageHandle.to}${search}` }
  return {
    redirect: null,
    path: pageHandle.path,
    needs: getPageNeeds({ ...pageHandle, blocks: [...pageHandle.blocks, ...config.sidebarBlocks] }),
    blocks: [...pageHandle.blocks, ...config.sidebarBlocks],
    vacancyGuid: params.guid ?? null,
    render: (boot, data) => renderToHtml({ url, matchedPage, definition: pageHandle }, boot, data),
  }
}

interface PageLocation {
  url: string
  matchedPage: MatchedPage
  definition: PageDefinition
}

async function renderToHtml(
  { url, matchedPage, definition }: PageLocation,
  boot: { clientCode: string; company: string; language: Language },
  data: PageData,
): Promise<RenderedPage> {
  await loadLanguage(boot.language)
  if (definition.access === 'public')
    await preloadBlocks([...definition.blocks, ...data.config.sidebarBlocks])
  const site = createSite({
    boot: { ...boot, page: data },
    subdomain: boot.clientCode,
    baseURL: '',
    storage: discardingStore,
    tabStore: discardingStore,
    now: () => data.renderedAt,
    newKey: () => '',
  })
  site.referralSource.record(splitUrl(url).search)
  const status = getStatus(definition, data)
  const modules = await getBlockFiles(getPageBlocks(definition, site.clientSite.store.getState()))
  const renderPage = () =>
    renderToString(
      <ServerRenderedPage>
        <StaticRouter basename={toCurrentLanguagePath('/')} location={toCurrentLanguagePath(url)}>
          <SitePages site={site} matchedPage={matchedPage} />
        </StaticRouter>
      </ServerRenderedPage>,
    )
  return {
    ...withLanguage(boot.language, () => ({ html: renderPage(), title: getTitle(definition, data) })),
    status,
    canonicalPath: status === 200 && isIndexed(definition) ? getCanonicalPath(definition, url) : null,
    description: definition.description ?? null,
    shareImageName: definition.shareImageName ?? null,
    modules: [
      ...modules,
      ...getCatalogueFiles(boot.language, modules.length > 0 ? 'allTexts' : 'firstTexts'),
    ],
  }
}

function getTitle({ title }: PageDefinition, { active, redisplayedForm }: PageData): string {
  const pageName = active ? (active.detail?.name ?? jobTexts.unavailableTitle) : title
  return redisplayedForm && redisplayedForm.errors.length > 0
    ? formPartTexts.errorTitlePrefix + pageName
    : pageName
}

function getStatus(definition: PageDefinition, { active }: PageData): RenderedPage['status'] {
  if (definition.path === '*') return 404
  if (!active || active.detail) return 200
  return active.existed ? 410 : 404
}

/**
 * The job list has two addresses with one canonical path; its further pages and the Expressions of Interest have
 * their own.
 */
function getCanonicalPath({ name }: PageDefinition, url: string): string {
  const { pathname, search } = splitUrl(url)
  if (name !== 'home' && name !== 'viewJobs') return pathname.replace(/(?<=.)\/$/, '')
  const query = new URLSearchParams(search)
  const page = query.get('page') ?? ''
  const isExpression = query.get('isExpressionOfInterest')?.toLowerCase() === 'true'
  const address = isExpression ? paths.expressions.href() : paths.home.href()
  if (!/^\d{1,6}$/.test(page) || Number(page) < 2) return address
  return `${address}${isExpression ? '&' : '?'}page=${Number(page)}`
}

function splitUrl(url: string): { pathname: string; search: string } {
  const index = url.indexOf('?')
  return index < 0
    ? { pathname: url, search: '' }
    : { pathname: url.slice(0, index), search: url.slice(index) }
}
