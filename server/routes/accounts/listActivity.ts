import { Type } from 'typebox'
import { readActivity } from '../../services/accounts/readActivity'
import { endpoint } from '../endpoint'
import { ActivityShape, activityExample, activityPaging } from './activityShape'

/** Read only: there is no call that changes it. */
export const listActivity = endpoint({
  method: 'GET',
  url: '/api/audit',
  access: 'client',
  summary: 'What administrators did at the own client, the newest first',
  schema: { querystring: Type.Object(activityPaging), response: { 200: ActivityShape } },
  example: { querystring: { page: 1, pageSize: 25 }, answer: activityExample },
  handle: ({ session, query }, _reply, context) => readActivity(context, session.clientId, query),
})
