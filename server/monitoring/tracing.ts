import type { Attributes, Tracer } from '@opentelemetry/api'
import { EnvironmentError } from '../config/environmentError'

/** Work as a trace shows it: names of ours, routes' templates, clients' codes and outcomes, never what somebody wrote. */
export interface Tracing {
  tracer: Tracer
  /** Does the work in a span of its own; it notes what came of it. */
  around: <Result>(
    name: string,
    attributes: Attributes,
    work: (note: (attributes: Attributes) => void) => Promise<Result>,
  ) => Promise<Result>
  /** Sends what has not been sent. */
  stop: () => Promise<void>
}

/** How long a collector may take for a batch: a stop waits for the last one. */
const patienceMs = 3000

/**
 * Sends spans to a collector that speaks OTLP over HTTP, a batch every few seconds. Its libraries are loaded here and nowhere
 * else: whoever does not ask for traces does not run them.
 * @param endpoint the collector's address, without /v1/traces
 * @throws EnvironmentError where the libraries were left out of the installation
 */
export async function openTracing(endpoint: string, version: string): Promise<Tracing> {
  const { sdk, OTLPTraceExporter, resourceFromAttributes } = await load()
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`,
    timeoutMillis: patienceMs,
  })
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'foyer', 'service.version': version }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('foyer')
  return {
    tracer,
    around: async (name, attributes, work) => {
      const span = tracer.startSpan(name, { attributes })
      try {
        return await work((noted) => span.setAttributes(noted))
      } finally {
        span.end()
      }
    },
    // A collector that is gone is no reason to end otherwise than in order.
    stop: () => provider.shutdown().catch(() => undefined),
  }
}

async function load() {
  try {
    const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
    return { sdk, OTLPTraceExporter, resourceFromAttributes }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new EnvironmentError(
      'OTEL_EXPORTER_OTLP_ENDPOINT needs libraries that were left out here: npm ci without --omit=optional brings them.',
    )
  }
}
