import { Readable } from 'node:stream'
import { Type } from 'typebox'
import { exportActivity as takeAway } from '../../services/accounts/readActivity'
import { textAnswer } from '../answers/rawAnswer'
import { endpoint } from '../endpoint'
import { activityFilters, readFilters } from './activityShape'

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
