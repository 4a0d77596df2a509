import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { countOutbox } from '../repositories/delivery/outboxCounts'
import { RequestMetrics } from '../services/operation/requestMetrics'
import { ProblemError } from '../services/problem'
import type { Api, Routes } from './api'
import { bearerToken } from './guardAccess'

/** What a monitor reads: requests, deliveries, the process. To be registered before the routes that it counts. */
export const metricsRoutes: Routes = (api, context) => {
  const { metricsToken } = context.environment
  const requests = countRequests(api)
  api.get('/api/metrics', { config: { access: 'none' } }, async (request, reply) => {
    if (!mayRead(request, metricsToken)) throw new ProblemError('not-found')
    const lines = [...processLines(), ...requests.lines(), ...(await outboxLines(context.db))]
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}

function countRequests(api: Api): RequestMetrics {
  const metrics = new RequestMetrics()
  api.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const seconds = reply.elapsedTime / 1000
    metrics.note({ method, route: routeOptions.url ?? 'unknown', status: reply.statusCode, seconds })
    done()
  })
  return metrics
}

/** With a token, whoever has it; without, only this machine itself, and nobody through a proxy on it. */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSame(bearerToken(request) ?? '', token)
  const { headers, socket } = request
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => name in headers)
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

function gauge(name: string, help: string, value: number): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`]
}

function processLines(): string[] {
  const { rss, heapUsed } = process.memoryUsage()
  return [
    ...gauge('foyer_process_resident_memory_bytes', 'Memory of the process.', rss),
    ...gauge('foyer_process_heap_used_bytes', 'Of it, what is in use by scripts.', heapUsed),
    ...gauge('foyer_process_uptime_seconds', 'Since the start.', Math.round(process.uptime())),
  ]
}

async function outboxLines(db: Parameters<typeof countOutbox>[0]): Promise<string[]> {
  const name = 'foyer_outbox'
  const counts = await countOutbox(db)
  return [
    `# HELP ${name} Applications by the state of their delivery.`,
    `# TYPE ${name} gauge`,
    ...counts.map(({ state, count }) => `${name}{state="${state}"} ${count}`),
  ]
}
