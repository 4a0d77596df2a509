import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Environment } from '../../config/environment'
import { endpoint } from '../../http/endpoint'
import { getBearerToken } from '../../http/requestHeaders'
import { createStringEnum, createTextResponseSchema, NullableText } from '../../http/responses'
import { healthProblemKinds } from '../../monitoring/healthWatch'
import { productCommit, readVersion } from '../../monitoring/productVersion'
import { ProblemError } from '../../problem'
import { findReadinessProblem, listHealthProblems, requireDatabase } from './health.service'
import { collectInstallationMetrics } from './installationMetrics'

/**
 * Returns whether the request may read the installation's details. With a configured token, the request must send
 * it. Without one, only direct requests from this machine qualify: requests through a proxy are recognized by its
 * headers, or by the host name in the Host header.
 */
export function isMonitor(
  request: Pick<FastifyRequest, 'headers' | 'socket'>,
  { metricsToken }: Pick<Environment, 'metricsToken'>,
): boolean {
  if (metricsToken !== null) return isSameToken(getBearerToken(request) ?? '', metricsToken)
  const { headers, socket } = request
  if (!/^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(headers.host ?? '')) return false
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => name in headers)
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}

function isSameToken(token: string, expectedToken: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(token), digest(expectedToken))
}

const HealthProblemShape = Type.Object(
  {
    what: createStringEnum(healthProblemKinds),
    client: Type.Optional(Type.String()),
    says: Type.String(),
  },
  { title: 'HealthProblem' },
)

/** Responds 200 while the database answers. A monitor also gets the commit and the current problems. */
export const getHealth = endpoint({
  method: 'GET',
  url: '/api/health',
  access: 'none',
  summary:
    'Health: whether the database responds and problems are known; lists them for this machine or with a token',
  schema: {
    response: {
      200: Type.Object({
        status: createStringEnum(['ok', 'degraded']),
        version: Type.String(),
        commit: Type.Optional(NullableText),
        troubles: Type.Optional(Type.Array(HealthProblemShape)),
      }),
    },
  },
  example: { answer: { status: 'ok', version: '0.6.0' } },
  handle: async (request, _reply, context) => {
    await requireDatabase(context)
    const problems = await listHealthProblems(context)
    const status = problems.length > 0 ? ('degraded' as const) : ('ok' as const)
    const summary = { status, version: readVersion(context.root) }
    return isMonitor(request, context.environment)
      ? { ...summary, commit: productCommit, troubles: problems }
      : summary
  },
})

/** Checks no dependency: a process that does not answer must be restarted. */
export const getLiveness = endpoint({
  method: 'GET',
  url: '/api/health/live',
  access: 'none',
  summary: 'Liveness: whether the process runs',
  schema: { response: { 200: Type.Object({ status: Type.Literal('alive') }, { title: 'Liveness' }) } },
  example: { answer: { status: 'alive' } },
  handle: () => ({ status: 'alive' as const }),
})

/** Responds 503 after the process was asked to stop, and while it cannot answer or store. */
export const getReadiness = endpoint({
  method: 'GET',
  url: '/api/health/ready',
  access: 'none',
  summary: 'Readiness: whether this process should receive requests',
  schema: { response: { 200: Type.Object({ status: Type.Literal('ready') }, { title: 'Readiness' }) } },
  example: { answer: { status: 'ready' } },
  handle: async (_request, _reply, context) => {
    if ((await findReadinessProblem(context)) !== undefined)
      throw new ProblemError('unavailable', { retryAfter: 5 })
    return { status: 'ready' as const }
  },
})

/** Metrics for monitoring, such as those of requests, deliveries and the process. */
export const getMetrics = endpoint({
  method: 'GET',
  url: '/api/metrics',
  access: 'none',
  summary: 'Metrics in Prometheus format; only for this machine, or with a token',
  refusals: ['not-found'],
  schema: { response: { 200: createTextResponseSchema('text/plain') } },
  example: {},
  handle: async (request, reply, context) => {
    if (!isMonitor(request, context.environment)) throw new ProblemError('not-found')
    const lines = [
      ...request.server.requestMetrics.formatLines(),
      ...(await collectInstallationMetrics(context)),
    ]
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`)
  },
})
