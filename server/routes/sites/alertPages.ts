import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AlertPage } from '../../../src/schemas/jobAlert'
import { siteTexts } from '../../../src/texts/site'
import type { ServedClient } from '../../repositories/accounts/clients'
import { alertsPath } from '../../services/alerts/alertLinks'
import { found, ProblemError } from '../../services/problem'
import type { ServerContext } from '../../services/serverContext'
import { readSiteBuild } from '../../services/sites/siteBuild'
import { type OwnPart, type PageAddress, writePage } from '../../services/sites/sitePage'
import { clientOfHost } from '../../services/sites/tenants'
import { askedPage } from './askedPage'
import { headersOf } from './pageHeaders'

/** At whose site, and where. */
export interface AlertPlace {
  address: PageAddress
  client: ServedClient
}

/** @throws not-found, of a language too that the client does not offer */
export async function placeOfAlerts(context: ServerContext, request: FastifyRequest): Promise<AlertPlace> {
  const client = found(await clientOfHost(context, request.host))
  const address = askedPage(client, request)
  if (!address.url.startsWith(alertsPath)) throw new ProblemError('not-found')
  return { client, address }
}

/** Its address may be the key: it is told to no other site, found by none, kept by nothing and stands in no frame. */
const own = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

export function leadToLink(reply: FastifyReply, path: string): FastifyReply {
  return reply.headers(own).redirect(path, 303)
}

const showsNothing: readonly AlertPage['state'][] = ['off', 'unknown']

export function sendAlertPage(
  context: ServerContext,
  place: AlertPlace,
  reply: FastifyReply,
  alertPage: AlertPage,
): Promise<FastifyReply> {
  return sendLinkPage(context, place, reply, { alertPage }, showsNothing.includes(alertPage.state))
}

/** The page of a link, whose address may be the key. */
export async function sendLinkPage(
  context: ServerContext,
  { client, address }: AlertPlace,
  reply: FastifyReply,
  part: OwnPart,
  isUnknown: boolean,
): Promise<FastifyReply> {
  const build = readSiteBuild(context)
  if (!build) return reply.status(503).type('text/plain; charset=utf-8').send(siteTexts.notBuilt)
  const page = await writePage(context, build, client, address, part)
  if (page?.redirect !== null) throw new ProblemError('unavailable')
  const headers = headersOf(client, { url: address.url, isPrivate: true })
  return reply
    .headers({ ...headers, ...own })
    .status(isUnknown ? 404 : reply.statusCode)
    .send(page.html)
}
