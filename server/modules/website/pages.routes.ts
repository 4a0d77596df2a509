import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPrivatePath } from '../../../src/schemas/pages/privatePath'
import { siteTexts } from '../../../src/texts/public/site.texts'
import type { ServerContext } from '../../context'
import { isDatabaseUnavailableError } from '../../databaseErrors'
import type { Routes } from '../../http/api'
import { coalesce } from '../../http/coalesce'
import { addVary, CachedPage, chooseEncoding, matchesEtag, PageCache } from '../../http/pageCache'
import { orNotFound } from '../../problem'
import { loadReceiptPage } from '../applicationForm/receipts.service'
import { findClientByHost, getOfferedLanguages } from '../clients/clientHosts.service'
import type { ServedClient } from '../clients/clients.repository'
import { createFormToken } from '../forms/formToken'
import {
  getFrameAncestors,
  getPageHeaders,
  getPersonalPageHeaders,
  resolvePageAddress,
} from '../rendering/pageResponse'
import {
  getPathname,
  isUnknownAddress,
  type PageAddress,
  renderEmptyPage,
  renderPage,
} from '../rendering/renderPage'
import { readSiteBuild, type SiteBuild } from '../rendering/siteBuild'
import { readSiteConfig, resolveSite } from '../sites/siteSource'

/** Values of `Sec-Fetch-Dest` for a page that is loaded in a frame. */
const frameDestinations = new Set<unknown>(['iframe', 'frame', 'embed', 'object', 'fencedframe'])

/** Serves all remaining URLs: pages of the site, rendered for the host's client [RT-18]. */
export const pageRoutes: Routes = (api, context) => {
  const pages = new PageCache()
  const getSite = coalesce((host) => findServedSite(context, host))
  api.get('/*', { config: { access: 'none' } }, async (request, reply) => {
    if (/^\/api(\/|\?|$)/.test(request.url)) return orNotFound(undefined)
    const { build, client, version } = await getSite(request.host)
    if (client) await rememberBrand(context, request.host, client, version)
    const address = await resolvePageAddress(context, client, request)
    const { url, language } = address
    const isPrivate = isPrivatePath(url)
    if (isPrivate && frameDestinations.has(request.headers['sec-fetch-dest'])) {
      return reply.status(403).type('text/plain; charset=utf-8').send(siteTexts.notFramed)
    }
    // Administration pages exist only in English.
    if (isPrivate && language !== 'en') return reply.redirect(url, 302)
    if (!build) return reply.status(503).type('text/plain; charset=utf-8').send(siteTexts.notBuilt)
    const personalPage = client && (await loadReceiptPage(context, { build, client }, address))
    if (personalPage)
      return reply
        .headers(getPersonalPageHeaders(client, url))
        .status(personalPage.status)
        .send(personalPage.html)
    const page = client && (await getPage(context, pages, { build, client, version }, address, request))
    if (page && !(page instanceof CachedPage)) {
      return reply.header('cache-control', 'no-cache').redirect(page.redirect, 302)
    }
    reply.headers(getPageHeaders(client, { url, isPrivate }))
    if (client && page?.form)
      return sendFormPage(context, client.id, request, reply, { page, form: page.form })
    if (page) return sendPage(request, reply, page)
    return reply.status(client ? 200 : 404).send(await renderEmptyPage(context, build, client, address))
  })
}

/**
 * Returns the host's client, the build that renders its site, and a version that changes with anything its pages
 * show.
 */
async function findServedSite(context: ServerContext, host: string) {
  const build = readSiteBuild(context)
  const client = await findClientByHost(context, host)
  const version =
    client && `${resolveSite(context, client).version()} ${build?.version} ${client.siteVersion}`
  return { build, client, version: version ?? '' }
}

/** Remembers the site's branding for the page that is shown while the database is unavailable. */
async function rememberBrand(
  context: ServerContext,
  host: string,
  client: ServedClient,
  version: string,
): Promise<void> {
  if (context.brands.isKnown(host, version)) return
  const { themeColor: colour } = await readSiteConfig(context, client)
  const { company } = client
  const brand = {
    company,
    colour,
    languages: getOfferedLanguages(client),
    frames: getFrameAncestors(client, false),
  }
  context.brands.remember(host, version, brand)
}

/**
 * Returns the cached or newly rendered page, or the redirect that the address leads to; null if rendering failed or no
 * renderer is built, so that the browser renders the page instead.
 */
async function getPage(
  context: ServerContext,
  pages: PageCache,
  { build, client, version }: { build: SiteBuild; client: ServedClient; version: string },
  address: PageAddress,
  request: FastifyRequest,
): Promise<CachedPage | { redirect: string } | null> {
  const siteKey = `${client.id} ${address.language} ${address.origin}`
  const now = context.now().getTime()
  const cachedPage = pages.find(`${siteKey}${address.url}`, version, now)
  if (cachedPage) return cachedPage
  try {
    // All unknown addresses share one page, so that they cannot displace others.
    const isUnknown = await isUnknownAddress(context, client, address)
    const cacheKey = isUnknown ? `${siteKey} 404` : `${siteKey}${address.url}`
    const sharedCachedPage = isUnknown ? pages.find(cacheKey, version, now) : undefined
    if (sharedCachedPage) return sharedCachedPage
    const renderedAddress = isUnknown ? { ...address, url: getPathname(address.url) } : address
    const renderResponse = async () => {
      const page = await renderPage(context, build, client, renderedAddress)
      return page === null || page.redirect !== null ? page : new CachedPage(page)
    }
    return await pages.renderOnce(cacheKey, version, renderResponse, isUnknown ? 404 : 200)
  } catch (error) {
    if (isDatabaseUnavailableError(error)) throw error
    const { name, stack } = error instanceof Error ? error : new Error(String(error))
    request.log.error({ route: request.routeOptions.url, name, stack }, 'page not rendered')
    return null
  }
}

/** Sends a page with a form and a new form token. Shared caches must not store it. */
function sendFormPage(
  context: ServerContext,
  clientId: number,
  request: FastifyRequest,
  reply: FastifyReply,
  { page, form }: { page: CachedPage; form: { vacancyGuid: string } },
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], Number.POSITIVE_INFINITY)
  const formToken = createFormToken(context, clientId, form.vacancyGuid, context.now().getTime())
  addVary(reply.header('cache-control', 'private, no-cache'), 'Accept-Encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.status(page.status).send(page.getBodyWithFormToken(encoding, formToken))
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], Number.POSITIVE_INFINITY)
  const etag = page.getEtag(encoding)
  addVary(reply.header('etag', etag), 'Accept-Encoding')
  if (page.status === 200 && matchesEtag(request.headers['if-none-match'], etag))
    return reply.status(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.status(page.status).send(page.getBody(encoding))
}
