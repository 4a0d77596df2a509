import { Type } from 'typebox'
import { problemTexts } from '../../../src/texts/problems'
import { type ProblemCode, problemBody } from '../../services/problem'
import { FindingShape, NullableText } from '../answers/sharedShapes'
import type { Access } from '../api'
import type { Endpoint } from '../endpoint'
import type { Operation } from './openApi'

/** The shape of every refusal. */
export const ProblemShape = Type.Object({
  type: Type.String({ pattern: '^urn:foyer:problem:[a-z-]+$' }),
  title: Type.String({ minLength: 1 }),
  status: Type.Integer({ minimum: 400, maximum: 599 }),
  detail: Type.String({ minLength: 1 }),
  errors: Type.Optional(
    Type.Array(Type.Object({ path: Type.String(), message: Type.String({ minLength: 1 }) })),
  ),
  // Of a site or a vacancy that is not published, why; of a draft that has moved on, to which revision, by whom and when.
  findings: Type.Optional(Type.Array(FindingShape)),
  revision: Type.Optional(Type.Integer()),
  updatedBy: Type.Optional(NullableText),
  updatedAt: Type.Optional(NullableText),
})
/** Each problem by its code. */
export const problemExamples = Object.fromEntries(
  (Object.keys(problemTexts) as ProblemCode[]).map((code) => [code, { value: problemBody(code) }]),
)
const schema = { $ref: '#/components/schemas/Problem' }

const byAccess: Record<Access, readonly ProblemCode[]> = {
  none: [],
  guest: ['unauthenticated'],
  client: ['unauthenticated', 'forbidden'],
  superuser: ['unauthenticated', 'forbidden'],
  key: ['unauthenticated', 'key-right'],
}

/**
 * Every refusal that a call may answer with, by status; the description lists the codes, which are the last part of the
 * problem's type, and each has its example.
 */
export function describedRefusals(endpoint: Endpoint): Operation['responses'] {
  const codes = codesOf(endpoint)
  const statuses = new Set(codes.map((code) => problemTexts[code][0]))
  return Object.fromEntries(
    [...statuses].sort().map((status) => {
      const ofStatus = codes.filter((code) => problemTexts[code][0] === status)
      const description = ofStatus.map((code) => `${code}: ${problemTexts[code][2]}`).join(' ')
      const examples = Object.fromEntries(
        ofStatus.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
      )
      return [status, { description, content: { 'application/problem+json': { schema, examples } } }]
    }),
  )
}

/** Each once: those of its access, of the parts that it takes, of its limits, its own, and those that any call may have. */
function codesOf({ method, access, room, limits, schema: takes, refusals = [] }: Endpoint): ProblemCode[] {
  const { params, querystring, headers } = takes
  const codes: ProblemCode[] = [
    'bad-request',
    ...byAccess[access],
    ...(room === undefined || room === 'own' ? [] : (['other-role'] as const)),
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
