import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { AlertPage } from '../../../src/schemas/notifications/jobAlert.types'
import { siteTexts } from '../../../src/texts/public/site.texts'
import type { ServerContext } from '../../context'
import type { Api } from '../../http/api'
import { countCall } from '../../http/rateLimit'
import { getClientNetwork } from '../../network/ipAddresses'
import { orNotFound, ProblemError } from '../../problem'
import { findClientByHost } from '../clients/clientHosts.service'
import type { ServedClient } from '../clients/clients.repository'
import { getPageHeaders, resolvePageAddress } from '../rendering/pageResponse'
import { type PageAddress, type PersonalContent, renderPage } from '../rendering/renderPage'
import { readSiteBuild } from '../rendering/siteBuild'
import { alertsPath } from './subscriptionLinks'

/** A request for a page: the client of its host, and its address. */
export interface PageRequest {
  address: PageAddress
  client: ServedClient
}

/**
 * Returns the client and the address of a request for an alert page. @throws not-found, also for a language not offered
 */
export async function resolveAlertPageRequest(
  context: ServerContext,
  request: FastifyRequest,
): Promise<PageRequest> {
  const client = orNotFound(await findClientByHost(context, request.host))
  const address = await resolvePageAddress(context, client, request)
  if (!address.url.startsWith(alertsPath)) throw new ProblemError('not-found')
  return { client, address }
}

/** Headers of a page whose URL may contain a token: no referrer, no indexing, no caching. */
const secretPageHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/** Redirects to a page whose URL may contain a token; the browser requests it with GET. */
export function redirectToLink(reply: FastifyReply, path: string): FastifyReply {
  return reply.headers(secretPageHeaders).redirect(path, 303)
}

const notFoundStates: readonly AlertPage['state'][] = ['unavailable', 'unknown']

export function sendAlertPage(
  context: ServerContext,
  pageRequest: PageRequest,
  reply: FastifyReply,
  alertPage: AlertPage,
): Promise<FastifyReply> {
  return sendLinkPage(context, pageRequest, reply, { alertPage }, notFoundStates.includes(alertPage.state))
}

/** Sends the page of a link, whose URL may contain a token. */
export async function sendLinkPage(
  context: ServerContext,
  { client, address }: PageRequest,
  reply: FastifyReply,
  content: PersonalContent,
  isNotFound: boolean,
): Promise<FastifyReply> {
  const build = readSiteBuild(context)
  if (!build) return reply.status(503).type('text/plain; charset=utf-8').send(siteTexts.notBuilt)
  const page = await renderPage(context, build, client, address, content)
  // Without a renderer there is no page; the page of a link never redirects.
  if (!page || page.redirect !== null) throw new ProblemError('unavailable')
  const headers = getPageHeaders(client, { url: address.url, isPrivate: true })
  return reply
    .headers({ ...headers, ...secretPageHeaders })
    .status(isNotFound ? 404 : reply.statusCode)
    .send(page.html)
}

const schema = { params: Type.Object({ token: Type.String({ maxLength: 100 }) }) }
const config = { access: 'none' } as const

type Unsubscribe = (clientId: number, token: string, ipNetwork: string) => Promise<void>

/**
 * Registers one-click unsubscribe (RFC 8058) at `path/:token/leave`. It ignores the request body and asks for no
 * confirmation.
 */
export function registerOneClickUnsubscribe(
  api: Api,
  context: ServerContext,
  path: string,
  unsubscribe: Unsubscribe,
): void {
  const url = `${path}/:token/leave`
  api.register(async (scope: Api) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, body, done) => {
      body.resume()
      done(null)
    })
    scope.post(url, { config, schema }, async (request, reply) => {
      countTokenRequest(context, request)
      const { id } = orNotFound(await findClientByHost(context, request.host))
      await unsubscribe(id, request.params.token, getClientNetwork(request.ip))
      return reply.status(200).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('')
    })
    // A mail program without one-click unsubscribe opens the URL as a page; redirect to the page with the button.
    scope.get(url, { config, schema }, async (request, reply) =>
      redirectToLink(reply, `${path}/${encodeURIComponent(request.params.token)}`),
    )
  })
}

/** Counts a request against the rate limit, so that tokens cannot be guessed. @throws too-many */
export function countTokenRequest(context: ServerContext, request: FastifyRequest): void {
  countCall(context, 'links', [['address', getClientNetwork(request.ip)]])
}
