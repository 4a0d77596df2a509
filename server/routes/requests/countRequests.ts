import { RequestMetrics } from '../../services/operation/requestMetrics'
import type { Api } from '../api'

declare module 'fastify' {
  interface FastifyInstance {
    requestMetrics: RequestMetrics
  }
}

/** Counts what the server answers, for a monitor to read. */
export function countRequests(api: Api): void {
  const metrics = new RequestMetrics()
  api.decorate('requestMetrics', metrics)
  api.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const seconds = reply.elapsedTime / 1000
    metrics.note({ method, route: routeOptions.url ?? 'unknown', status: reply.statusCode, seconds })
    done()
  })
}
