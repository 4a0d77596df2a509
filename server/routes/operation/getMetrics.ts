import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { installationMetrics } from '../../services/operation/installationMetrics'
import { ProblemError } from '../../services/problem'
import { textAnswer } from '../answers/rawAnswer'
import { endpoint } from '../endpoint'
import { bearerToken } from '../requests/guardAccess'

/** What a monitor reads: requests, deliveries, the process. */
export const getMetrics = endpoint({
  method: 'GET',
  url: '/api/metrics',
  access: 'none',
  summary: 'Figures for a monitor, as Prometheus reads them; for this machine, or by token',
  refusals: ['not-found'],
  schema: { response: { 200: textAnswer('text/plain') } },
  example: {},
  handle: async (request, reply, context) => {
    if (!mayRead(request, context.environment.metricsToken)) throw new ProblemError('not-found')
    const lines = [...request.server.requestMetrics.lines(), ...(await installationMetrics(context))]
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`)
  },
})

/**
 * With a token, whoever has it; without, only this machine itself, and nobody through a proxy on it: one that adds no
 * header is known by the host that it was asked for.
 */
function mayRead(request: Pick<FastifyRequest, 'headers' | 'socket'>, token: string | null): boolean {
  if (token !== null) return isSame(bearerToken(request) ?? '', token)
  const { headers, socket } = request
  if (!/^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(headers.host ?? '')) return false
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => name in headers)
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
