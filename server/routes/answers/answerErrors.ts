import type { FastifyError, FastifyReply } from 'fastify'
import { FileStoreError } from '../../services/files/fileStore'
import { ScannerError } from '../../services/files/scanner'
import { type ProblemCode, ProblemError, problemBody } from '../../services/problem'
import type { Api } from '../api'
import { isDatabaseTrouble } from './databaseTrouble'
import { inputErrors } from './inputErrors'

/** The one place where refusals become problem+json; what nobody foresaw is a 500 without a word of detail. */
export function answerErrors(api: Api): void {
  api.setErrorHandler<FastifyError | ProblemError>((error, request, reply) => {
    if (error instanceof ProblemError) return sendProblem(reply, error)
    if (error.validation) {
      return sendProblem(reply, inputProblem(error))
    }
    const trouble = troubleOf(error)
    const code = trouble ? 'unavailable' : codeOf(error)
    if (trouble) request.log.error({ route: request.routeOptions.url, code: error.code }, trouble)
    if (code === 'failed') {
      request.log.error({ route: request.routeOptions.url, name: error.name, stack: error.stack }, 'failed')
    }
    return sendProblem(reply, new ProblemError(code, code === 'unavailable' ? { retryAfter: 5 } : {}))
  })
}

/** Who of those that we work with does not do its part, so that it is worth trying again in a moment. */
function troubleOf(error: unknown): string | undefined {
  if (isDatabaseTrouble(error)) return 'database trouble'
  if (error instanceof FileStoreError) return 'file store trouble'
  return error instanceof ScannerError ? 'scanner trouble' : undefined
}

/** Addresses that no route is asked for: a part too long to name anything, or one that can not be read. */
export function answerAddressError(error: FastifyError, _request: unknown, reply: FastifyReply): void {
  sendProblem(reply, new ProblemError(codeOf(error)))
}

function codeOf(error: FastifyError): ProblemCode {
  return byLibraryCode[error.code] ?? byStatus[error.statusCode ?? 500] ?? 'failed'
}

function inputProblem(error: FastifyError): ProblemError {
  const part = error.validationContext
  if (part === 'params') return new ProblemError('not-found')
  const errors = inputErrors(error.validation ?? [])
  return new ProblemError(part === 'body' ? 'invalid' : 'bad-query', { errors })
}

/** Sends the refusal as RFC 9457 describes; nobody may keep it. */
export function sendProblem(reply: FastifyReply, error: ProblemError): FastifyReply {
  const body = problemBody(error.code, error.parts)
  if (error.parts.retryAfter !== undefined) reply.header('retry-after', error.parts.retryAfter)
  if (body.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .status(body.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body)
}

const byLibraryCode: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-media',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'wrong-media',
  FST_REQ_FILE_TOO_LARGE: 'too-large',
  /** The caller went away: nobody reads the answer, and nothing here has failed. */
  ECONNRESET: 'bad-request',
  // PostgreSQL: a number beyond its largest is no id of ours; text can not hold the character 0.
  '22003': 'not-found',
  '22P02': 'not-found',
  '22021': 'bad-request',
}

const byStatus: Record<number, ProblemCode> = {
  400: 'bad-request',
  403: 'not-found',
  404: 'not-found',
  408: 'bad-request',
  413: 'too-large',
  414: 'bad-request',
  415: 'wrong-media',
  503: 'unavailable',
}
