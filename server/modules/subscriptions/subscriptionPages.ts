import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { AlertPage } from '../../../src/schemas/notifications/jobAlert.types'
import type { ServerContext } from '../../context'
import type { Api } from '../../http/api'
import { countCall } from '../../http/rateLimit'
import { getClientNetwork } from '../../network/ipAddresses'
import { orNotFound, ProblemError } from '../../problem'
import { findClientByHost } from '../clients/clientHosts.service'
import { resolvePageAddress } from '../rendering/pageResponse'
import { type PageRequest, redirectToSecretPage, sendSecretPage } from '../rendering/secretPage'
import { alertsPath } from './subscriptionLinks'

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

const notFoundStates: readonly AlertPage['state'][] = ['unavailable', 'unknown']

export function sendAlertPage(
  context: ServerContext,
  pageRequest: PageRequest,
  reply: FastifyReply,
  alertPage: AlertPage,
): Promise<FastifyReply> {
  return sendSecretPage(context, pageRequest, reply, { alertPage }, notFoundStates.includes(alertPage.state))
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
      redirectToSecretPage(reply, `${path}/${encodeURIComponent(request.params.token)}`),
    )
  })
}

/** Counts a request against the rate limit, so that tokens cannot be guessed. @throws too-many */
export function countTokenRequest(context: ServerContext, request: FastifyRequest): void {
  countCall(context, 'links', [['address', getClientNetwork(request.ip)]])
}
