import { Type } from 'typebox'
import { readAllActivity } from '../../services/accounts/readActivity'
import { endpoint } from '../endpoint'
import {
  ActivityShape,
  activityExample,
  activityFilters,
  activityPaging,
  ofClient,
  readFilters,
} from './activityShape'

/** Read only: there is no call that changes it. */
export const listAllActivity = endpoint({
  method: 'GET',
  url: '/api/audit/all',
  access: 'superuser',
  summary: 'What was done at all clients, or at the one whose clientCode is given, the newest first',
  refusals: ['not-found'],
  schema: {
    querystring: Type.Object({ ...activityPaging, ...activityFilters, ...ofClient }),
    response: { 200: ActivityShape },
  },
  example: { querystring: { clientCode: 'harbour' }, answer: activityExample },
  handle: ({ query }, _reply, context) => {
    const { page = 1, pageSize = 25, clientCode = '' } = query
    return readAllActivity(context, { page, pageSize, clientCode, ...readFilters(query) })
  },
})
