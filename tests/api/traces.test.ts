import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFiles } from '../docs/projectFiles'
import { createApplicationFixture, fetchVacancies, submit } from './applicationFixture'
import { connectReceiver, startReceiver, waitUntil } from './backOfficeReceiver'
import { startTestServer, type TestServer } from './testServer'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}
interface SentSpan {
  name: string
  kind: number
  attributes: Attribute[]
}
interface ExportRequest {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[]
}

const exportRequests: ExportRequest[] = []
const paths = new Set<string>()
/** Receives OTLP as JSON at /v1/traces, as a collector does. */
const collector = createServer(async (request, response) => {
  let text = ''
  for await (const part of request) text += part
  paths.add(`${request.method} ${request.url}`)
  exportRequests.push(JSON.parse(text))
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})
let server: TestServer

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  server = await startTestServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
    FOYER_BACKOFFICE_ALLOW: '127.0.0.1',
  })
})
afterAll(() => void collector.close())

const getAttribute = ({ attributes }: { attributes: Attribute[] }, key: string) => {
  const { stringValue, intValue } = attributes.find((one) => one.key === key)?.value ?? {}
  return stringValue ?? intValue
}

test('traces of requests and deliveries contain route templates, client codes and outcomes, but no personal data', async () => {
  const receiver = await startReceiver()
  await server.database.query("update outbox set state = 'sent'")
  await connectReceiver(server, 'harbour', receiver)
  const token = await server.guest('harbour')
  const [vacancy] = await fetchVacancies(server, token)
  const { body } = await createApplicationFixture(
    server,
    token,
    vacancy?.id ?? 0,
    'traced.person@example.org',
  )
  const { id } = await submit(server, token, { ...body, attachmentKeys: ['resume'] })
  // The hour to wait for the files is over, so the application is delivered without them.
  await server.database.query(
    `update outbox set next_attempt_at = '2026-01-01T00:00:00.000Z' where application_id = ${id}`,
  )
  await waitUntil(() => receiver.received.length > 0)
  await server.call('/api/vacancies/1/applications/traced.person@example.org/', { token })
  await server.call('/api/applications', {
    headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
  })
  // Stopping sends the batch that is still waiting.
  await server.stop()
  await receiver.stop()

  expect([...paths]).toEqual(['POST /v1/traces'])
  const resources = exportRequests.flatMap(({ resourceSpans }) => resourceSpans)
  expect(getAttribute(resources[0]?.resource ?? { attributes: [] }, 'service.name')).toBe('foyer')
  const spans = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  const findSpan = (name: string) => spans.find((span) => span.name === name)
  const submitted = findSpan('POST /api/submittedapplications')
  expect(
    submitted && [
      getAttribute(submitted, 'http.route'),
      getAttribute(submitted, 'http.response.status_code'),
    ],
  ).toEqual(['/api/submittedapplications', 201])
  const refused = findSpan('GET /api/applications')
  expect(refused && getAttribute(refused, 'http.response.status_code')).toBe(401)
  const delivered = findSpan('delivery')
  expect(
    delivered && [getAttribute(delivered, 'foyer.client'), getAttribute(delivered, 'foyer.outcome')],
  ).toEqual(['harbour', 'taken'])
  const text = JSON.stringify(exportRequests)
  for (const secret of ['traced.person', 'a'.repeat(32), token]) expect(text).not.toContain(secret)
})

test('an unreachable collector delays neither requests nor shutdown', async () => {
  const withoutCollector = await startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  expect((await withoutCollector.call('/api/health')).status).toBe(200)
  await withoutCollector.stop()
})

test('only tracing.ts imports the tracing libraries, and only dynamically', () => {
  const imports = projectFiles
    .filter((file) => /^(server|src)\/.*\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^.*['"]@opentelemetry\/.*$/gm)].map(([line]) => [
        file,
        line.trim(),
      ]),
    )
  // Import statements inside error messages do not load anything.
  const loading = imports.filter(([, line]) => !/^import type|^'@/.test(line ?? ''))
  expect(new Set(loading.map(([file]) => file))).toEqual(new Set(['server/monitoring/tracing.ts']))
  expect(loading.filter(([, line]) => !/^(\] = await )?import\('/.test(line ?? ''))).toEqual([])
})
