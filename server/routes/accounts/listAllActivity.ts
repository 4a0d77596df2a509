import { Type } from 'typebox'
import { readAllActivity } from '../../services/accounts/readActivity'
import { endpoint } from '../endpoint'
import { ActivityShape, activityExample, activityPaging } from './activityShape'

/** Read only: there is no call that changes it. */
export const listAllActivity = endpoint({
  method: 'GET',
  url: '/api/audit/all',
  access: 'superuser',
  summary:
    'What administrators did at all clients, or at the one whose clientCode is given, the newest first',
  refusals: ['not-found'],
  schema: {
    querystring: Type.Object({
      ...activityPaging,
      clientCode: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    response: { 200: ActivityShape },
  },
  example: { querystring: { clientCode: 'harbour' }, answer: activityExample },
  handle: ({ query }, _reply, context) => readAllActivity(context, query),
})
