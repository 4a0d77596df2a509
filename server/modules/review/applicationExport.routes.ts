import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { writeXlsxStream } from 'hucre/xlsx'
import { type Static, Type } from 'typebox'
import { type CsvColumn, csvColumns } from '../../../src/schemas/applications/application'
import { applicationCsvTexts as texts } from '../../../src/texts/admin/applications.texts'
import type { ServerContext } from '../../context'
import { endpoint } from '../../http/endpoint'
import { createBinaryResponseSchema, createTextResponseSchema, fileResponse } from '../../http/responses'
import { formatCsvLine } from '../../text/csvLine'
import type { Session } from '../sessions/session.types'
import { resolveQueryTimeZone } from '../sites/siteSource'
import { streamExportedApplications } from './exportApplications'
import { zipDocuments } from './exportZip'
import { ApplicationQuery, parseInboxQuery } from './inboxQuery'

/** Converts rows to CSV (RFC 4180) with the byte order mark by which spreadsheet programs recognize UTF-8. */
function toCsv(batches: AsyncIterable<string[][]>): Readable {
  return Readable.from(formatCsvParts(batches))
}

async function* formatCsvParts(batches: AsyncIterable<string[][]>): AsyncGenerator<string> {
  yield '\uFEFF'
  for await (const rows of batches) yield rows.map(formatCsvLine).join('')
}

/**
 * Converts rows to an Excel workbook in which every cell is text, so that nothing is read as a number, a date or a
 * formula. It is written while the rows are read, in constant memory; rows beyond Excel's limit go to further sheets.
 */
async function toXlsx(batches: AsyncGenerator<string[][], void>): Promise<Readable> {
  const [headings = []] = (await batches.next()).value ?? []
  const workbook = writeXlsxStream(streamCells(headings, batches), {
    name: texts.sheet,
    columns: headings.map(() => ({ numFmt: '@' })),
    freezePane: { rows: 1 },
  })
  return Readable.fromWeb(workbook as ReadableStream<Uint8Array>)
}

async function* streamCells(
  headings: readonly string[],
  batches: AsyncIterable<string[][]>,
): AsyncGenerator<string[]> {
  yield headings.map(toCellText)
  for await (const rows of batches) yield* rows.map((row) => row.map(toCellText))
}

/** The most characters that Excel accepts in a cell. */
const cellLimit = 32_767

/**
 * Removes two characters that XML does not allow but the library accepts, and escapes `_x0041_`, which Excel would
 * read as 'A'. Cuts a text that is too long for Excel.
 */
function toCellText(value: string): string {
  const text = value.replace(/[\uFFFE\uFFFF]/g, '').replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
  return text.length > cellLimit ? `${text.slice(0, cellLimit - 1)}…` : text
}

const columnPattern = `(${csvColumns.join('|')})`

const ExportQuery = Type.Object({
  ...ApplicationQuery.properties,
  columns: Type.Optional(
    Type.String({
      pattern: `^(${columnPattern}(,${columnPattern}){0,${csvColumns.length - 1}})?$`,
      description: 'Columns of the list, separated by commas; all of them if absent',
    }),
  ),
  answers: Type.Optional(Type.Boolean({ description: 'Adds a column for every answered question' })),
})

const exportExample = { sortColumn: 'applicantName', sortOrder: 'asc', answers: true } as const

/** Returns the table of an export in batches of rows, the headings first. @throws bad-query, invalid */
async function streamTable(
  { columns, answers = false, ...query }: Static<typeof ExportQuery>,
  session: Session,
  context: ServerContext,
): Promise<AsyncGenerator<string[][]>> {
  const { filters, page: order } = await parseInboxQuery(query, { context, session })
  const zone = await resolveQueryTimeZone(context, session.clientId, query.timeZone)
  const exportRequest = {
    filters,
    order,
    columns: getChosenColumns(columns),
    hasAnswerColumns: answers,
    zone,
  }
  return streamExportedApplications(context, session, exportRequest)
}

function getFileHeaders(type: string, filename: string): Record<string, string> {
  return { 'content-type': type, 'content-disposition': `attachment; filename="${filename}"` }
}

const exportSummary =
  'All submitted applications that match the filters, with a column for every answered question if requested. A question keeps its column when its text changes. Catalogue and custom fields come first; equal headings are distinguished by section and number. Ticked options are one per line.'

/** Exports the list as CSV. */
export const exportApplications = endpoint({
  method: 'GET',
  url: '/api/applications.csv',
  access: 'client',
  scope: 'applications',
  limits: 'exports',
  summary: `${exportSummary} As CSV (UTF-8); an apostrophe precedes a cell that begins like a formula`,
  responseHeaders: ['content-disposition'],
  schema: { querystring: ExportQuery, response: { 200: createTextResponseSchema('text/csv') } },
  example: { querystring: exportExample },
  handle: async ({ session, query }, reply, context) => {
    const rows = await streamTable(query, session, context)
    return reply.headers(getFileHeaders('text/csv; charset=utf-8', 'applications.csv')).send(toCsv(rows))
  },
})

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Exports the list as an Excel workbook. */
export const exportApplicationsXlsx = endpoint({
  method: 'GET',
  url: '/api/applications.xlsx',
  access: 'client',
  scope: 'applications',
  limits: 'exports',
  summary: `${exportSummary} As an Excel workbook; every cell is text, so that numbers keep their leading zeros`,
  responseHeaders: ['content-disposition'],
  schema: { querystring: ExportQuery, response: { 200: createBinaryResponseSchema(xlsxType) } },
  example: { querystring: exportExample },
  handle: async ({ session, query }, reply, context) => {
    const workbook = await toXlsx(await streamTable(query, session, context))
    return reply.headers(getFileHeaders(xlsxType, 'applications.xlsx')).send(workbook)
  },
})

/** Returns the requested columns in the order of `csvColumns`. */
function getChosenColumns(columns: string | undefined): readonly CsvColumn[] {
  if (columns === undefined) return csvColumns
  const names = columns.split(',')
  return csvColumns.filter((name) => names.includes(name))
}

/** Exports the documents of the list or of selected applications. */
export const exportDocuments = endpoint({
  method: 'GET',
  url: '/api/applications.zip',
  access: 'client',
  scope: 'applications',
  limits: 'exports',
  summary:
    'The documents of the filtered applications, or of those in `ids`, as one zip file; at most 500 applications and 500 MB',
  refusals: ['too-much'],
  responseHeaders: ['content-disposition'],
  schema: {
    querystring: Type.Object({
      ...ApplicationQuery.properties,
      /** At most 100 ids, with commas between them. */
      ids: Type.Optional(Type.String({ pattern: '^\\d{1,15}(,\\d{1,15}){0,99}$' })),
    }),
    response: { 200: fileResponse },
  },
  example: { querystring: { vacancyCode: 'HCC-104' } },
  handle: async ({ session, query: { ids, ...query } }, reply, context) => {
    const { filters, page: order } = await parseInboxQuery(query, { context, session })
    const idFilter = ids === undefined ? {} : { ids: ids.split(',').map(Number) }
    const zip = await zipDocuments(context, session, { filters, order, ...idFilter })
    return reply.headers(getFileHeaders('application/zip', 'documents.zip')).send(zip)
  },
})
