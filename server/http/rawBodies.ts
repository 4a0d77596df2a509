import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../problem'
import type { Api } from './api'

/** What a body of plain bytes is described as; whatever type it is sent under, the server looks for itself. */
export const bytesMedia = ['application/octet-stream'] as const
/** What a body that goes on with an upload is sent as: it is read while it comes. */
export const pieceMedia = 'application/partial-upload'
/** What a resume is sent as only to be read: it is taken in when it is its turn. */
export const resumeMedia = 'application/vnd.foyer.resume'

const medias =
  /^(application\/(octet-stream|zip|x-zip-compressed|pdf)|image\/[\w.+-]+|font\/[\w.+-]+|text\/(css|html))/

/** Takes bodies of bytes on routes that declare them, and on no others. */
export function registerRawBodies(api: Api): void {
  api.addContentTypeParser(medias, { parseAs: 'buffer' }, (request: FastifyRequest, body, done) => {
    const { consumes } = (request.routeOptions.schema ?? {}) as { consumes?: readonly string[] }
    if (consumes?.[0] === bytesMedia[0]) done(null, body)
    else done(new ProblemError('wrong-media'))
  })
  for (const media of [pieceMedia, resumeMedia]) {
    api.addContentTypeParser(media, (request: FastifyRequest, payload, done) => {
      const { consumes } = (request.routeOptions.schema ?? {}) as { consumes?: readonly string[] }
      if (consumes?.[0] === media) done(null, payload)
      else done(new ProblemError('wrong-media'))
    })
  }
}

/** @throws wrong-media when something else than bytes came, or nothing */
export function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body) && body.length > 0) return body
  throw new ProblemError('wrong-media')
}
