import { Type } from 'typebox'
import { readApplications } from '../../services/applications/readApplications'
import { PaginationShape } from '../answers/sharedShapes'
import { endpoint } from '../endpoint'
import { ApplicationQuery, readQuery } from './applicationQuery'
import { applicationItem, itemExample } from './applicationShapes'

/** API-18. */
export const listApplications = endpoint({
  method: 'GET',
  url: '/api/applications',
  access: 'client',
  room: 'applications',
  summary: 'Submitted applications, a page at a time',
  schema: {
    querystring: ApplicationQuery,
    response: {
      200: Type.Object({
        results: Type.Array(Type.Object(applicationItem)),
        pagination: PaginationShape,
      }),
    },
  },
  example: {
    querystring: { sortColumn: 'submittedDate', sortOrder: 'desc', page: 1, vacancyName: 'planner' },
    answer: { results: [itemExample], pagination: { page: 1, lastPage: 1, recordCount: 1 } },
  },
  handle: async ({ session, query }, _reply, context) =>
    readApplications(context, session, await readQuery(query, { context, session })),
})
