import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ServerContext } from '../context'
import type { Api } from '../http/api'
import { areDifferentSites, isInstallationHost } from '../modules/clients/clientHosts.service'
import { readAddress } from '../network/ipAddresses'
import { ProblemError } from '../problem'

/** A host name or IP address with an optional port. */
const plainHost = /^([a-z0-9_.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i
/** Health and metrics endpoints may be called under any host name, because monitors use internal ones. */
const pathsOfAnyHost = new Set(['/api/health', '/api/health/live', '/api/health/ready', '/api/metrics'])

/**
 * Rejects requests that do not name exactly one host or whose forwarded host belongs to another site than the Host
 * header, and API calls for a host that does not belong to this installation, which prevents DNS rebinding by other
 * sites. Pages handle unknown hosts themselves.
 */
export function checkHost(api: Api, context: ServerContext): void {
  api.addHook('onRequest', async (request) => {
    if (!hasSingleHost(request)) throw new ProblemError('bad-request')
    if (await areDifferentSites(context, request.host, request.headers.host ?? '')) {
      throw new ProblemError('bad-request')
    }
    const { url = '' } = request.routeOptions
    if (!url.startsWith('/api/') || pathsOfAnyHost.has(url)) return
    if (!(await isInstallationHost(context, request.host))) throw new ProblemError('not-found')
  })
}

function hasSingleHost({ raw, host }: FastifyRequest): boolean {
  const hostHeaders = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
  return hostHeaders.length === 1 && [raw.headers.host ?? '', host].every((name) => plainHost.test(name))
}

const forwardedHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded']
const hourMs = 60 * 60_000

/**
 * Logs, once an hour per peer, that a forwarded header is ignored: behind a proxy that `FOYER_TRUST_PROXY` does not
 * name, the site treats https as http and all visitors as one address. A peer with a public address may be a visitor,
 * so its address is not logged.
 */
export function logIgnoredForwardedHeaders(api: Api, isTrusted: (address: string) => boolean): void {
  const loggedPeers = new LRUCache<string, true>({ max: 100, ttl: hourMs })
  api.addHook('onRequest', (request, _reply, done) => {
    const header = forwardedHeaders.find((name) => name in request.headers)
    const peer = header && request.socket.remoteAddress
    if (peer && !isTrusted(peer)) {
      const peerDescription = readAddress(peer)?.range() === 'unicast' ? 'a public address' : peer
      if (!loggedPeers.has(peerDescription))
        request.log.warn({ header, peer: peerDescription }, ignoredHeaderMessage)
      loggedPeers.set(peerDescription, true)
    }
    done()
  })
}

const ignoredHeaderMessage =
  'A forwarded header is ignored: FOYER_TRUST_PROXY does not contain its sender. If the sender is your proxy, add its address.'
