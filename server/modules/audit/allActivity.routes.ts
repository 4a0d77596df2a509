import { Readable } from 'node:stream'
import { Type } from 'typebox'
import { endpoint } from '../../http/endpoint'
import { textAnswer } from '../../http/responses'
import {
  ActivityShape,
  activityExample,
  activityFilters,
  activityPaging,
  clientFilter,
  readFilters,
} from './activity.schemas'
import { readAllActivity, exportAllActivity as takeAway } from './activity.service'

/** Read only: there is no call that changes it. */
export const listAllActivity = endpoint({
  method: 'GET',
  url: '/api/audit/all',
  access: 'superuser',
  summary: 'What was done at all clients, or at the one whose clientCode is given, the newest first',
  refusals: ['not-found'],
  schema: {
    querystring: Type.Object({ ...activityPaging, ...activityFilters, ...clientFilter }),
    response: { 200: ActivityShape },
  },
  example: { querystring: { clientCode: 'harbour' }, answer: activityExample },
  handle: ({ query }, _reply, context) => {
    const { page = 1, pageSize = 25, clientCode = '' } = query
    return readAllActivity(context, { page, pageSize, clientCode, ...readFilters(query) })
  },
})

/** The list as a file. */
export const exportAllActivity = endpoint({
  method: 'GET',
  url: '/api/audit/all.csv',
  access: 'superuser',
  limits: 'exports',
  summary: 'What was done at all clients, or at one, all that the filters let through, as CSV',
  refusals: ['not-found'],
  schema: {
    querystring: Type.Object({ ...activityFilters, ...clientFilter }),
    response: { 200: textAnswer('text/csv') },
  },
  example: { querystring: { action: 'application viewed' } },
  handle: async ({ session, query }, reply, context) => {
    const filters = { ...readFilters(query), clientCode: query.clientCode ?? '' }
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="activity.csv"',
      })
      .send(Readable.from(await takeAway(context, session, filters)))
  },
})
