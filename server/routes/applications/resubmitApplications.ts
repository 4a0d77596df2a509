import { Type } from 'typebox'
import {
  resubmitApplication,
  resubmitApplications as resubmitSeveral,
} from '../../services/applications/resubmitApplication'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'

/** One application, as the seed has it, or several, each of which gets a result. */
const Body = Type.Union([
  Type.Object({ applicationId: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  Type.Object(
    { applicationIds: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 100 }) },
    { additionalProperties: false },
  ),
])

const Results = Type.Object({
  results: Type.Array(
    Type.Object({
      applicationId: Type.Integer(),
      result: Type.Enum(['queued', 'not-found', 'failed']),
    }),
  ),
})

/** API-23. */
export const resubmitApplications = endpoint({
  method: 'POST',
  url: '/api/resubmittedApplications',
  access: 'client',
  room: 'applications',
  limits: 'changes',
  summary:
    'Queues an application for the back-office again; several, named in applicationIds, with a result for each',
  refusals: ['not-found'],
  schema: { body: Body, response: { 200: Results, 204: nothing } },
  example: {
    body: { applicationIds: [9, 10] },
    answer: {
      results: [
        { applicationId: 9, result: 'queued' },
        { applicationId: 10, result: 'not-found' },
      ],
    },
  },
  handle: async ({ session, body }, reply, context) => {
    if ('applicationIds' in body) {
      return { results: await resubmitSeveral(context, session, body.applicationIds) }
    }
    await resubmitApplication(context, session, body.applicationId)
    return reply.status(204).send(undefined)
  },
})
