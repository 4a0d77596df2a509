import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A test server with the part of S3 that Foyer uses: put, get, delete and list. Rejects requests without a signature, but
 * does not verify the signature.
 */
export interface SmallBucket {
  variables: Record<string, string>
  objects: Map<string, { bytes: Buffer; since: Date }>
  /** Responds to every request with 503. */
  isDown: boolean
  stop: () => Promise<void>
}

export async function startBucket(): Promise<SmallBucket> {
  const server = createServer((request, response) => void handleRequest(bucket, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bucket: SmallBucket = {
    variables: {
      FOYER_FILES: 's3://careers/files',
      FOYER_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      AWS_REGION: 'us-east-1',
    },
    objects: new Map(),
    isDown: false,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return bucket
}

async function handleRequest(
  bucket: SmallBucket,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const url = new URL(request.url ?? '/', 'http://bucket')
  const key = decodeURIComponent(url.pathname).replace(/^\/careers\/?/, '')
  if (bucket.isDown) return respond(response, 503)
  if (!hasSignature(request)) return respond(response, 403)
  if (request.method === 'PUT') return storeObject(bucket, key, request, Buffer.concat(parts), response)
  if (request.method === 'DELETE') {
    bucket.objects.delete(key)
    return respond(response, 204)
  }
  if (key === '') return respond(response, 200, renderListing(bucket, url.searchParams.get('prefix') ?? ''))
  const object = bucket.objects.get(key)
  if (!object) return respond(response, 404, '<Error><Code>NoSuchKey</Code></Error>')
  response.writeHead(200, { 'content-length': object.bytes.length }).end(object.bytes)
}

function hasSignature({ headers }: IncomingMessage): boolean {
  const signature = /^AWS4-HMAC-SHA256 Credential=key-of-the-test\/.*, Signature=[0-9a-f]{64}$/
  return signature.test(headers.authorization ?? '')
}

/** Stores the content if it matches the checksum. */
function storeObject(
  bucket: SmallBucket,
  key: string,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): void {
  const expected = request.headers['x-amz-checksum-sha256']
  const isIntact = createHash('sha256').update(body).digest('base64') === expected
  if (isIntact) bucket.objects.set(key, { bytes: body, since: new Date() })
  respond(response, isIntact ? 200 : 400)
}

function renderListing({ objects }: SmallBucket, prefix: string): string {
  const contents = [...objects]
    .filter(([key]) => key.startsWith(prefix))
    .map(
      ([key, { since }]) =>
        `<Contents><Key>${key}</Key><LastModified>${since.toISOString()}</LastModified></Contents>`,
    )
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`
}

function respond(response: ServerResponse, status: number, body = ''): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
}
