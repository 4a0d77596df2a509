import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../services/problem'
import type { ServerContext } from '../../services/serverContext'
import { areTwoSites, isOurHost } from '../../services/sites/tenants'
import type { Api } from '../api'

/** A name or an address, and a port. */
const plainHost = /^([a-z0-9_.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i
/** What says that the process lives is asked by whatever name it has inside. */
const forAnyHost = new Set(['/api/health', '/api/health/live', '/api/health/ready', '/api/metrics'])

/**
 * Refuses what does not say, once and clearly, which host it is for, and calls of the API at a name that is none of this
 * installation's: a page elsewhere that has its name lead here gets nothing. Pages say so themselves.
 */
export function checkHost(api: Api, context: ServerContext): void {
  api.addHook('onRequest', async (request) => {
    if (!saysOneHost(request)) throw new ProblemError('bad-request')
    if (await areTwoSites(context, request.host, request.headers.host ?? '')) {
      throw new ProblemError('bad-request')
    }
    const { url = '' } = request.routeOptions
    if (!url.startsWith('/api/') || forAnyHost.has(url)) return
    if (!(await isOurHost(context, request.host))) throw new ProblemError('not-found')
  })
}

function saysOneHost({ raw, host }: FastifyRequest): boolean {
  const said = raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host')
  return said.length === 1 && [raw.headers.host ?? '', host].every((name) => plainHost.test(name))
}
