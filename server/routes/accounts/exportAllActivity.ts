import { Readable } from 'node:stream'
import { Type } from 'typebox'
import { exportAllActivity as takeAway } from '../../services/accounts/readActivity'
import { textAnswer } from '../answers/rawAnswer'
import { endpoint } from '../endpoint'
import { activityFilters, ofClient, readFilters } from './activityShape'

/** The list as a file. */
export const exportAllActivity = endpoint({
  method: 'GET',
  url: '/api/audit/all.csv',
  access: 'superuser',
  limits: 'exports',
  summary: 'What was done at all clients, or at one, all that the filters let through, as CSV',
  refusals: ['not-found'],
  schema: {
    querystring: Type.Object({ ...activityFilters, ...ofClient }),
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
