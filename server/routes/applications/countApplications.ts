import { Type } from 'typebox'
import type { ApplicationState } from '../../../src/schemas/applicationState'
import { readCounts } from '../../services/applications/readApplications'
import { endpoint } from '../endpoint'
import { MomentQuery, momentFrom } from '../requests/momentQuery'

const ByState = Type.Object({
  received: Type.Integer(),
  'in review': Type.Integer(),
  interview: Type.Integer(),
  'not this time': Type.Integer(),
  hired: Type.Integer(),
  withdrawn: Type.Integer(),
} satisfies Record<ApplicationState, unknown>)

const byStateExample = {
  received: 30,
  'in review': 12,
  interview: 6,
  'not this time': 10,
  hired: 1,
  withdrawn: 1,
}

/** For the inbox: its views, and the bar that stands on every administrators' page. */
export const countApplications = endpoint({
  method: 'GET',
  url: '/api/applicationCounts',
  access: 'client',
  room: 'applications',
  summary:
    'How many applications nobody has opened, how many have trouble on their way to the back-office, wait for a promised answer, and stand in each state',
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
        dueSoon: Type.Integer(),
        overdue: Type.Integer(),
        byState: ByState,
        failedSince: Type.Integer(),
      }),
    },
  },
  example: {
    querystring: { failedFromDate: '2026-11-22' },
    answer: {
      all: 60,
      unopened: 4,
      retrying: 2,
      failed: 1,
      dueSoon: 3,
      overdue: 1,
      byState: byStateExample,
      failedSince: 1,
    },
  },
  handle: ({ session, query: { failedFromDate, ...filters } }, _reply, context) =>
    readCounts(context, session.clientId, {
      ...filters,
      ...(failedFromDate ? { failedFrom: momentFrom('/failedFromDate', failedFromDate) } : {}),
    }),
})
