import type { FastifyReply, FastifyRequest } from 'fastify'
import { plainFormTexts } from '../../../src/texts/plainForm'
import { ProblemError, problemBody } from '../../services/problem'

/** A refusal that has no page, for a person to read. */
export function sayInWords(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof ProblemError)) throw error
  const { status, title, detail } = problemBody(error.code)
  const words = request.method === 'POST' ? [title, detail, plainFormTexts.goBack] : [title, detail]
  request.raw.resume()
  if (error.parts.retryAfter !== undefined) reply.header('retry-after', error.parts.retryAfter)
  return reply
    .status(status)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .send(`${words.join('\n\n')}\n`)
}
