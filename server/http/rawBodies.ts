import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../problem'
import type { Api } from './api'

/** Media type of binary bodies in the API description. The server detects the real type from the content. */
export const bytesMedia = ['application/octet-stream'] as const
/** Media type of the next piece of a resumable upload. The body is streamed. */
export const pieceMedia = 'application/partial-upload'
/** Media type of a resume that fills in a form. The body is streamed when the request's turn comes. */
export const resumeMedia = 'application/vnd.foyer.resume'

const rawBodyTypePattern =
  /^(application\/(octet-stream|zip|x-zip-compressed|pdf)|image\/[\w.+-]+|font\/[\w.+-]+|text\/(css|html))/

/** Registers parsers that accept binary bodies only on routes that declare their media type. */
export function registerRawBodies(api: Api): void {
  api.addContentTypeParser(
    rawBodyTypePattern,
    { parseAs: 'buffer' },
    (request: FastifyRequest, body, done) => {
      const { consumes } = (request.routeOptions.schema ?? {}) as { consumes?: readonly string[] }
      if (consumes?.[0] === bytesMedia[0]) done(null, body)
      else done(new ProblemError('wrong-media'))
    },
  )
  for (const media of [pieceMedia, resumeMedia]) {
    api.addContentTypeParser(media, (request: FastifyRequest, payload, done) => {
      const { consumes } = (request.routeOptions.schema ?? {}) as { consumes?: readonly string[] }
      if (consumes?.[0] === media) done(null, payload)
      else done(new ProblemError('wrong-media'))
    })
  }
}

/** Returns the binary body. @throws wrong-media if the body is not binary or is empty */
export function requireBinaryBody(body: unknown): Buffer {
  if (Buffer.isBuffer(body) && body.length > 0) return body
  throw new ProblemError('wrong-media')
}

/**
 * Reads a streamed body to its end, or to the point where the connection breaks (`isWhole` is false).
 * @param maximum most bytes to accept
 * @throws wrong-media, too-large if the body has more bytes
 */
export async function readBodyBytes(
  body: Readable | undefined,
  maximum: number,
): Promise<{ bytes: Buffer; isWhole: boolean }> {
  if (!body || typeof body.on !== 'function') throw new ProblemError('wrong-media')
  const buffer = Buffer.allocUnsafe(maximum)
  let length = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      if (length + chunk.length > maximum) throw new ProblemError('too-large')
      length += chunk.copy(buffer, length)
    }
    return { bytes: buffer.subarray(0, length), isWhole: true }
  } catch (error) {
    if (error instanceof ProblemError) throw error
    // The connection broke: the client resumes after these bytes.
    return { bytes: buffer.subarray(0, length), isWhole: false }
  }
}
