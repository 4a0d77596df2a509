import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addVary, chooseEncoding, type Encoding, matchesEtag } from '../../http/pageCache'
import { type PreparedJson, prepareJson } from './vacancies.service'

/**
 * Sends JSON, compressed if the caller accepts it, or 304 if the caller has the current version. Each encoding has
 * its own strong ETag, so this function compresses: a plugin that compresses afterwards would keep the same ETag.
 */
export function sendJsonWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  { json, hash, encoded }: PreparedJson,
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], json.length)
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
  reply.headers({ etag, 'cache-control': 'private, no-cache' })
  addVary(reply, 'Accept-Encoding', 'Authorization')
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send()
  return sendEncoded(reply, { json, hash, encoded }, encoding)
}

/** Prepared JSON of immutable objects. */
const preparedJson = new WeakMap<object, PreparedJson>()

/** Sends an immutable, cached object as JSON that is serialized and compressed once instead of once per request. */
export function sendCachedObject(request: FastifyRequest, reply: FastifyReply, data: object): FastifyReply {
  const body = preparedJson.get(data) ?? prepareJson(data)
  preparedJson.set(data, body)
  addVary(reply, 'Accept-Encoding')
  return sendEncoded(reply, body, chooseEncoding(request.headers['accept-encoding'], body.json.length))
}

function sendEncoded(reply: FastifyReply, { json, encoded }: PreparedJson, encoding: Encoding): FastifyReply {
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  encoded[encoding] ??= encoders[encoding](Buffer.from(json))
  return reply.header('content-type', 'application/json; charset=utf-8').send(encoded[encoding])
}

const encoders: Record<Encoding, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => gzipSync(bytes),
  identity: (bytes) => bytes,
}
