import type { Attributes, Tracer } from '@opentelemetry/api'
import { EnvironmentError } from '../config/environmentError'

/** Trace spans. Attributes contain only fixed names, route templates, client codes and outcomes, never user input. */
export interface Tracing {
  tracer: Tracer
  /** Runs the work in a span; `note` adds attributes about the result. */
  runInSpan: <Result>(
    name: string,
    attributes: Attributes,
    work: (note: (attributes: Attributes) => void) => Promise<Result>,
  ) => Promise<Result>
  /** Flushes pending spans and stops. */
  stop: () => Promise<void>
}

/** Timeout of an export, in milliseconds; a stop waits for the last one. */
const timeoutMs = 3000

/**
 * Exports spans to an OTLP/HTTP collector in batches every few seconds. The tracing libraries are loaded only here,
 * so that installations without tracing do not run them.
 * @param endpoint the collector's URL, without /v1/traces
 * @throws EnvironmentError if the libraries are not installed
 */
export async function openTracing(endpoint: string, version: string): Promise<Tracing> {
  const { sdk, OTLPTraceExporter, resourceFromAttributes } = await loadTracingLibraries()
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`,
    timeoutMillis: timeoutMs,
  })
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'foyer', 'service.version': version }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('foyer')
  return {
    tracer,
    runInSpan: async (name, attributes, work) => {
      const span = tracer.startSpan(name, { attributes })
      try {
        return await work((notedAttributes) => span.setAttributes(notedAttributes))
      } finally {
        span.end()
      }
    },
    // An unreachable collector must not prevent an orderly shutdown.
    stop: () => provider.shutdown().catch(() => undefined),
  }
}

async function loadTracingLibraries() {
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
      'OTEL_EXPORTER_OTLP_ENDPOINT needs packages that are not installed: npm install --global ' +
        '@opentelemetry/sdk-trace-base @opentelemetry/exporter-trace-otlp-http @opentelemetry/resources',
    )
  }
}
