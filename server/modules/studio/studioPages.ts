import type { PageData } from '../../../src/schemas/pageData/pageData'
import { studioTitle } from '../../../src/texts/admin/adminPageTitles.texts'
import type { ServerContext } from '../../context'
import { type Client, findServedClient, findSettings } from '../clients/clients.repository'
import { getRenderedConfig, loadPageData } from '../rendering/pageData'
import {
  buildDocument,
  omitDefaultLanguage,
  type PageAddress,
  renderBootDataScript,
} from '../rendering/renderPage'
import type { SiteBuild } from '../rendering/siteBuild'
import { hasSuperUser } from '../sessions/users.repository'
import { readSiteConfig } from '../sites/siteSource'

/** Excludes the page from search engines, and declares an empty icon, so that browsers do not request /favicon.ico. */
const headHtml = `<title>${studioTitle}</title><meta name="robots" content="noindex"><link rel="icon" href="data:,">`

/**
 * Returns the studio's page, which is rendered in the browser and contains no draft data: reading a draft requires
 * signing in.
 */
export async function buildStudioPage(
  context: ServerContext,
  build: SiteBuild,
  client: Client,
  origin: string,
): Promise<string> {
  const { code: clientCode, company } = client
  const page = await loadPageAfterRedirects(context, client, { origin, url: '/', language: 'en' })
  return buildDocument(build, {
    rootId: 'studio',
    head: headHtml,
    content: '',
    // The preview canvas loads the vacancies itself.
    scripts:
      renderBootDataScript({ clientCode, company, page: page && { ...page, vacancies: [], part: null } }) +
      build.scripts,
  })
}

/** Returns the client that a studio on this host may preview: its own, or any client on the SuperUser's host. */
export async function findPreviewedClient(
  { db }: Pick<ServerContext, 'db'>,
  hostClient: Client,
  code: string,
): Promise<Client | undefined> {
  if (code.toLowerCase() === hostClient.code) return hostClient
  return (await hasSuperUser(db, hostClient.id)) ? findServedClient(db, code) : undefined
}

/**
 * Returns a page of the site for the studio's preview canvas, rendered in the browser from a guest's data. Draft
 * content is passed by message from the studio and is not included.
 */
export async function buildPreviewPage(
  context: ServerContext,
  build: SiteBuild,
  client: Client,
  address: PageAddress,
): Promise<string> {
  const { code: clientCode, company } = client
  const { languages } = await findSettings(context.db, client.id)
  const language = languages.find((otherLanguage) => otherLanguage === address.language) ?? 'en'
  const page = await loadPageAfterRedirects(context, client, { ...address, language })
  return buildDocument(build, {
    language,
    rootId: 'studio-preview',
    head: headHtml,
    content: '',
    scripts:
      renderBootDataScript({ clientCode, company, page, ...omitDefaultLanguage(language) }) + build.scripts,
  })
}

/** Loads the page at the end of a chain of redirects; null without a build, or after `maxRedirects` redirects. */
async function loadPageAfterRedirects(
  context: ServerContext,
  client: Client,
  address: PageAddress,
): Promise<PageData | null> {
  const { renderer } = context
  if (!renderer) return null
  const config = getRenderedConfig(context, client, await readSiteConfig(context, client), address.language)
  let { url } = address
  for (let redirects = 0; redirects < maxRedirects; redirects += 1) {
    const foundPage = renderer.findPage(url, config)
    if (foundPage.redirect === null)
      return loadPageData(context, client, { ...address, url }, foundPage, config)
    url = foundPage.redirect
  }
  return null
}

/** Maximum number of redirects to follow. */
const maxRedirects = 5
