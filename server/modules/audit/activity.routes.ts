import { Readable } from 'node:stream'
import { Type } from 'typebox'
import { endpoint } from '../../http/endpoint'
import { textAnswer } from '../../http/responses'
import {
  ActivityShape,
  activityExample,
  activityFilters,
  activityPaging,
  readFilters,
} from './activity.schemas'
import { readActivity, exportActivity as takeAway } from './activity.service'

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

/** The list as a file. */
export const exportActivity = endpoint({
  method: 'GET',
  url: '/api/audit.csv',
  access: 'client',
  room: 'account',
  limits: 'exports',
  summary: 'What was done at the own client, all that the filters let through, as CSV',
  schema: {
    querystring: Type.Object({ ...activityFilters }),
    response: { 200: textAnswer('text/csv') },
  },
  example: { querystring: { action: 'application viewed' } },
  handle: async ({ session, query }, reply, context) => {
    const filters = readFilters(query)
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="activity.csv"',
      })
      .send(Readable.from(await takeAway(context, session, filters)))
  },
})
