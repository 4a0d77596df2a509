import type { FastifyError, FastifyReply, FastifySchemaValidationError } from 'fastify'
import type { FieldError } from '../../src/schemas/forms/builtForm'
import { queryTexts } from '../../src/texts/admin/api.texts'
import { rulesTexts } from '../../src/texts/public/form.texts'
import type { ServerContext } from '../context'
import { isDatabaseUnavailableError } from '../databaseErrors'
import type { Api } from '../http/api'
import { isPageRequest, sendUnavailablePage } from '../http/unavailablePage'
import { FileStoreError } from '../modules/files/fileStore'
import { ScannerError } from '../modules/files/scanner'
import { RepeatLimit } from '../monitoring/repeatLimit'
import { createProblemBody, type ProblemCode, ProblemError } from '../problem'

/**
 * Converts all errors to problem+json. Unexpected errors become a 500 without details. A browser that asked for a page
 * gets a page if the server failed.
 */
export function handleErrors(api: Api, context: Pick<ServerContext, 'brands'>): void {
  const repeatLimit = new RepeatLimit()
  api.setErrorHandler<FastifyError | ProblemError>((error, request, reply) => {
    if (error instanceof ProblemError) return sendProblem(reply, error)
    if (error.validation) {
      return sendProblem(reply, toInputProblem(error))
    }
    const dependencyFailure = describeFailedDependency(error)
    const code = dependencyFailure ? 'unavailable' : toProblemCode(error)
    const route = request.routeOptions.url
    if (dependencyFailure)
      repeatLimit.log(`${dependencyFailure} ${error.code} ${error.message}`, (details) =>
        request.log.error({ route, code: error.code, reason: error.message, ...details }, dependencyFailure),
      )
    if (code === 'failed') {
      request.log.error({ route, name: error.name, stack: error.stack }, 'request failed')
    }
    const problem = new ProblemError(code, code === 'unavailable' ? { retryAfter: 5 } : {})
    const { status } = createProblemBody(code)
    if (status < 500 || !isPageRequest(request)) return sendProblem(reply, problem)
    return sendUnavailablePage(context, request, reply, { status, ...problem.parts })
  })
}

/**
 * Returns the log message for a dependency that failed temporarily, so that the caller can retry; undefined for other
 * errors.
 */
function describeFailedDependency(error: unknown): string | undefined {
  if (isDatabaseUnavailableError(error)) return 'database unavailable'
  if (error instanceof FileStoreError) return 'file store unavailable'
  return error instanceof ScannerError ? 'scanner unavailable' : undefined
}

/** Sends a problem for a URL that the router rejects: an overlong path segment, or invalid encoding. */
export function handleRouterError(error: FastifyError, _request: unknown, reply: FastifyReply): void {
  sendProblem(reply, new ProblemError(toProblemCode(error)))
}

function toProblemCode(error: FastifyError): ProblemCode {
  return codesByLibraryCode[error.code] ?? codesByStatus[error.statusCode ?? 500] ?? 'failed'
}

function toInputProblem(error: FastifyError): ProblemError {
  const part = error.validationContext
  if (part === 'params') return new ProblemError('not-found')
  const findings = error.validation ?? []
  if (part === 'querystring') return new ProblemError('bad-query', { errors: toQueryErrors(findings) })
  return new ProblemError(part === 'body' ? 'invalid' : 'bad-query', { errors: toInputErrors(findings) })
}

/**
 * Returns an error for each undeclared query parameter; if there is none, the errors of the declared ones.
 */
function toQueryErrors(findings: readonly FastifySchemaValidationError[]): FieldError[] {
  const unknownParameters = findings.flatMap(({ params: { additionalProperty: name } }) =>
    typeof name === 'string' ? [{ path: `/${name}`, message: queryTexts.unknownParameter(name) }] : [],
  )
  return unknownParameters.length > 0 ? unknownParameters : toInputErrors(findings)
}

/** Sends the problem as RFC 9457 defines, without caching. */
export function sendProblem(reply: FastifyReply, error: ProblemError): FastifyReply {
  const body = createProblemBody(error.code, error.parts)
  if (error.parts.retryAfter !== undefined) reply.header('retry-after', error.parts.retryAfter)
  if (body.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .status(body.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body)
}

const codesByLibraryCode: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-media',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'wrong-media',
  FST_REQ_FILE_TOO_LARGE: 'too-large',
  /** The client disconnected: the response is not read, and nothing failed here. */
  ECONNRESET: 'bad-request',
  // PostgreSQL errors: a number out of range is not a known id; text cannot contain NUL.
  '22003': 'not-found',
  '22P02': 'not-found',
  '22021': 'bad-request',
}

const codesByStatus: Record<number, ProblemCode> = {
  400: 'bad-request',
  403: 'not-found',
  404: 'not-found',
  408: 'bad-request',
  413: 'too-large',
  414: 'bad-request',
  415: 'wrong-media',
  503: 'unavailable',
}

/** Maximum number of reported errors; further ones are reported once these are fixed. */
const maxErrors = 100

/** Converts a validator's findings to field errors, one per path. */
export function toInputErrors(findings: readonly FastifySchemaValidationError[]): FieldError[] {
  const messagesByPath = new Map<string, string>()
  for (const finding of findings) {
    const path = getPath(finding)
    if (!messagesByPath.has(path)) messagesByPath.set(path, getMessage(finding))
  }
  return [...messagesByPath].slice(0, maxErrors).map(([path, message]) => ({ path, message }))
}

function getPath({ instancePath, params }: FastifySchemaValidationError): string {
  const name = params.missingProperty ?? params.additionalProperty
  return typeof name === 'string' ? `${instancePath}/${name}` : instancePath
}

function getMessage({ keyword, params }: FastifySchemaValidationError): string {
  if (keyword === 'required' || keyword === 'minLength') return rulesTexts.required
  if (keyword === 'maxLength') return rulesTexts.maximum(Number(params.limit))
  if (keyword === 'additionalProperties') return rulesTexts.unknownField
  if (keyword === 'enum') return rulesTexts.option
  if (keyword === 'format' && params.format === 'url') return rulesTexts.url
  // A text of blanks counts as missing.
  if (keyword === 'pattern') return params.pattern === '\\S' ? rulesTexts.required : rulesTexts.shape
  if (keyword === 'maximum') return rulesTexts.atMost(Number(params.limit))
  if (keyword === 'minimum') return rulesTexts.atLeast(Number(params.limit))
  if (keyword === 'type') return rulesTexts.expected(String(params.type), 'another type')
  return rulesTexts.required
}
