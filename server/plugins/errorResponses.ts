import { Type } from 'typebox'
import { problemTexts } from '../../src/texts/admin/api.texts'
import type { Access } from '../http/api'
import type { Operation } from '../http/apiDescription'
import type { Endpoint, ResponseHeader } from '../http/endpoint'
import { FindingShape, NullableDateTime, NullableText } from '../http/responses'
import { createProblemBody, type ProblemCode } from '../problem'

/** Schema of every error response. */
export const ProblemShape = Type.Object(
  {
    type: Type.String({ pattern: '^urn:foyer:problem:[a-z-]+$' }),
    title: Type.String({ minLength: 1 }),
    status: Type.Integer({ minimum: 400, maximum: 599 }),
    detail: Type.String({ minLength: 1 }),
    errors: Type.Optional(
      Type.Array(
        Type.Object({ path: Type.String(), message: Type.String({ minLength: 1 }) }, { title: 'FieldError' }),
      ),
    ),
    // `findings`: why a site or vacancy was not published. The others: the newer revision of a draft, its author and
    // time.
    findings: Type.Optional(Type.Array(FindingShape)),
    revision: Type.Optional(Type.Integer()),
    updatedBy: Type.Optional(NullableText),
    updatedAt: Type.Optional(NullableDateTime),
  },
  { title: 'Problem' },
)
/** Example of each problem, by code. */
export const problemExamples = Object.fromEntries(
  (Object.keys(problemTexts) as ProblemCode[]).map((code) => [code, { value: createProblemBody(code) }]),
)
const schema = { $ref: '#/components/schemas/Problem' }

const errorsByAccess: Record<Access, readonly ProblemCode[]> = {
  none: [],
  guest: ['unauthenticated'],
  client: ['unauthenticated', 'forbidden', 'too-many'],
  superuser: ['unauthenticated', 'forbidden', 'too-many'],
  key: ['unauthenticated', 'key-right', 'too-many'],
}

/**
 * Returns all error responses of an endpoint by status. The description lists the problem codes, which are the last
 * part of the problem's type, and each has an example.
 */
export function describeErrorResponses(endpoint: Endpoint): Operation['responses'] {
  const codes = listProblemCodes(endpoint)
  const statuses = new Set(codes.map((code) => problemTexts[code][0]))
  return Object.fromEntries(
    [...statuses].sort().map((status) => {
      const statusCodes = codes.filter((code) => problemTexts[code][0] === status)
      const description = statusCodes.map((code) => `${code}: ${problemTexts[code][2]}`).join(' ')
      const examples = Object.fromEntries(
        statusCodes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
      )
      const headers = createHeaderReferences(problemHeaders[status] ?? [])
      return [
        status,
        { description, ...headers, content: { 'application/problem+json': { schema, examples } } },
      ]
    }),
  )
}

/** Headers of error responses, by status. */
const problemHeaders: Record<number, readonly ResponseHeader[]> = {
  401: ['www-authenticate'],
  429: ['retry-after'],
  503: ['retry-after'],
}

/** Returns the `headers` of a described response, as references to the header descriptions. */
export function createHeaderReferences(
  names: readonly ResponseHeader[],
): Pick<Operation['responses'][string], 'headers'> {
  if (names.length === 0) return {}
  return {
    headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
  }
}

/**
 * Returns the endpoint's problem codes without duplicates: those that its access, parameters, headers, method and
 * limits imply, its declared `refusals`, and those of every endpoint.
 */
function listProblemCodes({
  method,
  access,
  scope,
  limits,
  schema: requestSchema,
  refusals = [],
}: Endpoint): ProblemCode[] {
  const { params, querystring, headers } = requestSchema
  const codes: ProblemCode[] = [
    'bad-request',
    ...errorsByAccess[access],
    ...(scope === undefined || scope === 'own' ? [] : (['other-role'] as const)),
    ...(params ? (['not-found'] as const) : []),
    ...(querystring || headers ? (['bad-query'] as const) : []),
    ...(headers?.properties['if-match'] ? (['changed-meanwhile'] as const) : []),
    ...(method === 'GET' ? [] : (['too-large', 'wrong-media', 'invalid'] as const)),
    ...(limits ? (['too-many'] as const) : []),
    ...refusals,
    'failed',
    'unavailable',
  ]
  return [...new Set(codes)]
}
