import { Type } from 'typebox'
import { readActivity } from '../../services/accounts/readActivity'
import { endpoint } from '../endpoint'
import { ActivityShape, activityExample, activityFilters, activityPaging, readFilters } from './activityShape'

/** Read only: there is no call that changes it. */
export const listActivity = endpoint({
  method: 'GET',
  url: '/api/audit',
  access: 'client',
  room: 'account',
  summary: 'What was done at the own client, by whom, when and from where, the newest first',
  schema: {
    querystring: Type.Object({ ...activityPaging, ...activityFilters }),
    response: { 200: ActivityShape },
  },
  example: { querystring: { page: 1, pageSize: 25, action: 'settings changed' }, answer: activityExample },
  handle: ({ session, query }, _reply, context) => {
    const { page = 1, pageSize = 25 } = query
    return readActivity(context, session.clientId, { page, pageSize, ...readFilters(query) })
  },
})
