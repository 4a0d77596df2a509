import { Readable } from 'node:stream'
import { exportedApplications } from '../../services/applications/applicationCsv'
import { textAnswer } from '../answers/rawAnswer'
import { endpoint } from '../endpoint'
import { ApplicationQuery, readQuery } from './applicationQuery'

/** The list as a file. */
export const exportApplications = endpoint({
  method: 'GET',
  url: '/api/applications.csv',
  access: 'client',
  limits: 'exports',
  summary: 'Submitted applications, all that the filters let through, as CSV',
  schema: { querystring: ApplicationQuery, response: { 200: textAnswer('text/csv') } },
  example: { querystring: { sortColumn: 'applicantName', sortOrder: 'asc' } },
  handle: async ({ session, query }, reply, context) => {
    const { filters, page } = readQuery(query)
    const rows = await exportedApplications(context, session, filters, page)
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="applications.csv"',
      })
      .send(Readable.from(rows))
  },
})
