import { Readable } from 'node:stream'
import { Type } from 'typebox'
import { type CsvColumn, csvColumns } from '../../../src/schemas/applications/application'
import { endpoint } from '../../http/endpoint'
import { fileAnswer, textAnswer } from '../../http/responses'
import { exportedApplications } from './exportCsv'
import { zippedDocuments } from './exportZip'
import { ApplicationQuery, parseInboxQuery } from './inboxQuery'

const column = `(${csvColumns.join('|')})`

/** The list as a file. */
export const exportApplications = endpoint({
  method: 'GET',
  url: '/api/applications.csv',
  access: 'client',
  room: 'applications',
  limits: 'exports',
  summary:
    'Submitted applications, all that the filters let through, as CSV, with all answers when asked for',
  schema: {
    querystring: Type.Object({
      ...ApplicationQuery.properties,
      /** Which of the list's columns, with commas between them; all of them when left out. */
      columns: Type.Optional(
        Type.String({ pattern: `^(${column}(,${column}){0,${csvColumns.length - 1}})?$` }),
      ),
      /** A column more for every question that any of them answers. */
      answers: Type.Optional(Type.Boolean()),
    }),
    response: { 200: textAnswer('text/csv') },
  },
  example: { querystring: { sortColumn: 'applicantName', sortOrder: 'asc', answers: true } },
  handle: async ({ session, query: { columns, answers = false, ...query } }, reply, context) => {
    const { filters, page } = await parseInboxQuery(query, { context, session })
    const rows = await exportedApplications(context, session, {
      filters,
      order: page,
      columns: chosen(columns),
      answers,
    })
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="applications.csv"',
      })
      .send(Readable.from(rows))
  },
})

/** In the list's order, whatever the order they are asked for in. */
function chosen(columns: string | undefined): readonly CsvColumn[] {
  if (columns === undefined) return csvColumns
  const names = columns.split(',')
  return csvColumns.filter((name) => names.includes(name))
}

/** The documents of the list, or of some of it. */
export const exportDocuments = endpoint({
  method: 'GET',
  url: '/api/applications.zip',
  access: 'client',
  room: 'applications',
  limits: 'exports',
  summary:
    'The documents of the applications that the filters let through, or of those in ids, as one zip file: of at most 500 applications and 500 MB',
  refusals: ['too-much'],
  schema: {
    querystring: Type.Object({
      ...ApplicationQuery.properties,
      /** At most 100 ids, with commas between them. */
      ids: Type.Optional(Type.String({ pattern: '^\\d{1,15}(,\\d{1,15}){0,99}$' })),
    }),
    response: { 200: fileAnswer },
  },
  example: { querystring: { vacancyCode: 'HCC-104' } },
  handle: async ({ session, query: { ids, ...query } }, reply, context) => {
    const { filters, page } = await parseInboxQuery(query, { context, session })
    const some = ids === undefined ? {} : { ids: ids.split(',').map(Number) }
    const zip = await zippedDocuments(context, session, { filters, order: page, ...some })
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="documents.zip"',
      })
      .send(zip)
  },
})
