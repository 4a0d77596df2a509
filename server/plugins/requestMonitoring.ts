import type { Span } from '@opentelemetry/api'
import type { FastifyRequest } from 'fastify'
import type { Api } from '../http/api'
import { RequestMetrics } from '../monitoring/requestMetrics'
import type { Tracing } from '../monitoring/tracing'

declare module 'fastify' {
  interface FastifyInstance {
    requestMetrics: RequestMetrics
  }
}

/** Counts responses for monitoring. */
export function countRequests(api: Api): void {
  const metrics = new RequestMetrics()
  api.decorate('requestMetrics', metrics)
  api.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const seconds = reply.elapsedTime / 1000
    metrics.recordResponse({
      method,
      route: routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds,
    })
    done()
  })
}

/** @see https://opentelemetry.io/docs/specs/otel/trace/api/#spankind */
const serverKind = 1
const errorCode = 2

/**
 * Creates a span for each request, named by method and route template, since an actual URL may contain personal data.
 * It starts a new trace: a visitor's `traceparent` header is not trusted.
 */
export function traceRequests(api: Api, { tracer }: Tracing): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  api.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const attributes = { 'http.request.method': request.method, 'http.route': route }
    spans.set(request, tracer.startSpan(`${request.method} ${route}`, { kind: serverKind, attributes }))
    done()
  })
  api.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: errorCode })
    span?.end()
    done()
  })
}
