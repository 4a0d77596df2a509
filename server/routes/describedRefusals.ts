import type { FastifySchema } from 'fastify'
import { problemTexts } from '../../src/texts/problems'
import type { ProblemCode } from '../services/problem'
import type { Access } from './api'

/** The shape of every refusal, by this name in the description's components. */
export const problemReference = { $ref: 'Problem#' }

/** Refusals that a call has for reasons of its own. */
const ownReasons: Record<string, readonly ProblemCode[]> = {
  'POST /api/auth/authenticate': ['wrong-credentials', 'unknown-client', 'too-many'],
  'POST /api/auth/authenticateGuest': ['unknown-client'],
  'POST /api/auth/refreshaccesstoken': ['session-over'],
  'GET /api/metrics': ['not-found'],
  'GET /api/vacancies/:id/applications/:email': ['too-many'],
  'GET /api/applicationprefills/:guid': ['too-many'],
  'POST /api/submittedapplications': ['not-found', 'already-applied', 'vacancy-closed', 'key-reused'],
  'POST /api/submittedapplications/:id/attachments': ['file-exists', 'upload-over', 'withheld'],
  'POST /api/submittedapplications/:id/prefilledresumeattachments': ['file-exists', 'upload-over'],
  'GET /api/applicationDetails/:id/attachments/:attachmentId/data': ['withheld'],
  'POST /api/resubmittedApplications': ['not-found'],
  'DELETE /api/users/:id': ['has-vacancies', 'last-superuser'],
  'POST /api/decommissionedUsers': ['not-found', 'last-superuser'],
  'GET /api/audit/all': ['not-found'],
}
const byAccess: Record<Access, readonly ProblemCode[]> = {
  none: [],
  guest: ['unauthenticated'],
  client: ['unauthenticated', 'forbidden'],
  superuser: ['unauthenticated', 'forbidden'],
  key: ['unauthenticated'],
}

/**
 * Every refusal that a call may answer with, by status, as OpenAPI writes it; the description lists the codes, which
 * are the last part of the problem's type.
 */
export function describedRefusals(
  call: string,
  access: Access,
  schema: FastifySchema,
): Record<string, unknown> {
  const codes = new Set<ProblemCode>([
    ...byAccess[access],
    ...(schema.params ? (['bad-request', 'not-found'] as const) : []),
    ...(schema.querystring ? (['bad-query'] as const) : []),
    ...(schema.headers ? (['bad-query'] as const) : []),
    ...(hasIfMatch(schema.headers) ? (['changed-meanwhile'] as const) : []),
    ...(call.startsWith('GET ') ? [] : (['bad-request', 'too-large', 'wrong-media', 'invalid'] as const)),
    ...(ownReasons[call] ?? []),
    'failed',
    'unavailable',
  ])
  const statuses = new Set([...codes].map((code) => problemTexts[code][0]))
  return Object.fromEntries(
    [...statuses].sort().map((status) => {
      const ofStatus = [...codes].filter((code) => problemTexts[code][0] === status)
      const description = ofStatus.map((code) => `${code}: ${problemTexts[code][2]}`).join(' ')
      return [status, { description, content: { 'application/problem+json': { schema: problemReference } } }]
    }),
  )
}

function hasIfMatch(headers: unknown): boolean {
  return JSON.stringify(headers ?? {}).includes('"if-match"')
}
