import { Type } from 'typebox'
import { readCounts } from '../../services/applications/readApplications'
import { endpoint } from '../endpoint'
import { MomentQuery, momentFrom } from '../requests/momentQuery'

/** For the inbox: its views, and the bar that stands on every administrators' page. */
export const countApplications = endpoint({
  method: 'GET',
  url: '/api/applicationCounts',
  access: 'client',
  room: 'applications',
  summary:
    'How many applications nobody has opened, and how many have trouble on their way to the back-office',
  schema: {
    querystring: Type.Object({
      isExpressionOfInterest: Type.Optional(Type.Boolean()),
      failedFromDate: MomentQuery,
    }),
    response: {
      200: Type.Object({
        all: Type.Integer(),
        unopened: Type.Integer(),
        retrying: Type.Integer(),
        failed: Type.Integer(),
        failedSince: Type.Integer(),
      }),
    },
  },
  example: {
    querystring: { failedFromDate: '2026-11-22' },
    answer: { all: 60, unopened: 4, retrying: 2, failed: 1, failedSince: 1 },
  },
  handle: ({ session, query: { failedFromDate, ...filters } }, _reply, context) =>
    readCounts(context, session.clientId, {
      ...filters,
      ...(failedFromDate ? { failedFrom: momentFrom('/failedFromDate', failedFromDate) } : {}),
    }),
})
