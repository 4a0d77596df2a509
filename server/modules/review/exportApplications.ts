import type { ApplicationListItem, CsvColumn } from '../../../src/schemas/applications/application'
import { getStateName, type NamedCustomState } from '../../../src/schemas/applications/customState'
import { createCellTimeFormatter, withZone } from '../../../src/schemas/dateTime/formatDateTime'
import { applicationCsvTexts as texts } from '../../../src/texts/admin/applications.texts'
import type { ServerContext } from '../../context'
import type { Db } from '../../db/openDatabase'
import { recordActivity } from '../audit/recordActivity'
import { listCustomStates } from '../clients/applicationStateSettings.repository'
import type { Session } from '../sessions/session.types'
import { createAnswerColumns } from './answerColumns'
import { maskHiddenAnswers, maskHiddenApplicants, rejectNameFilterAndSort } from './blindReview.service'
import { streamAnsweredApplications, streamApplications } from './inboxBatches.repository'
import type { ApplicationFilters, ApplicationOrder } from './inboxFilters.repository'

/** Columns and time zone of an export's table. */
interface ExportOptions {
  columns: readonly CsvColumn[]
  /** Whether to add a column for every answered question. */
  hasAnswerColumns: boolean
  /** IANA time zone of the times. */
  zone: string
}

interface ExportRequest extends ExportOptions {
  filters: ApplicationFilters
  order: ApplicationOrder
}

/**
 * Returns the table of an export in batches of rows, the headings first. The export is audited before the first row is
 * read. @throws invalid
 */
export async function streamExportedApplications(
  context: ServerContext,
  session: Session,
  exportRequest: ExportRequest,
): Promise<AsyncGenerator<string[][]>> {
  await rejectNameFilterAndSort(context.db, session, exportRequest)
  await recordActivity(context, session, {
    action: 'applications exported',
    subject: `client:${session.clientId}`,
  })
  const { db } = context
  return exportRequest.hasAnswerColumns
    ? streamAnswerRows(db, session, exportRequest)
    : streamApplicationRows(db, session, exportRequest)
}

/** Yields the headings, then the filtered applications in the requested order, in batches as they are read. */
async function* streamApplicationRows(
  db: Db,
  session: Session,
  { filters, order, columns, zone }: ExportRequest,
): AsyncGenerator<string[][]> {
  const format = {
    formatTime: createCellTimeFormatter(zone),
    states: await listCustomStates(db, session.clientId),
  }
  yield [getHeadings(columns, zone)]
  for await (const batch of streamApplications(db, session.clientId, filters, order)) {
    const maskedItems = await maskHiddenApplicants(db, session, batch)
    yield maskedItems.map((item) => toCells(item, columns, format))
  }
}

/**
 * Same as `streamApplicationRows`, with a column for every answered question. It reads the applications twice, first
 * for their questions, so that it never holds all applications in memory.
 */
async function* streamAnswerRows(
  db: Db,
  session: Session,
  { filters, order, columns, zone }: ExportRequest,
): AsyncGenerator<string[][]> {
  const format = {
    formatTime: createCellTimeFormatter(zone),
    states: await listCustomStates(db, session.clientId),
  }
  const columnBuilder = createAnswerColumns()
  for await (const batch of streamAnsweredApplications(db, session.clientId, filters, order)) {
    for (const application of await maskHiddenAnswers(db, session, batch)) columnBuilder.add(application)
  }
  const headings = getHeadings(columns, zone)
  const answerColumns = columnBuilder.assignColumns(headings)
  yield [[...headings, ...answerColumns.headings]]
  for await (const batch of streamAnsweredApplications(db, session.clientId, filters, order)) {
    const maskedItems = await maskHiddenAnswers(db, session, batch)
    yield maskedItems.map((application) => [
      ...toCells(application, columns, format),
      ...answerColumns.getCells(application),
    ])
  }
}

function getHeadings(columns: readonly CsvColumn[], zone: string): string[] {
  return columns.map((column) =>
    column === 'submittedDate' ? withZone(texts.heads[column], zone) : texts.heads[column],
  )
}

interface CellFormat {
  /** Formats an ISO 8601 UTC time for a cell. */
  formatTime: (timestamp: string) => string
  /** The client's custom states. */
  states: readonly NamedCustomState[]
}

function toCells(
  item: ApplicationListItem,
  columns: readonly CsvColumn[],
  { formatTime, states }: CellFormat,
): string[] {
  return columns.map((column) => {
    if (column === 'submittedDate') return formatTime(item[column])
    if (column === 'state') return getStateName(item.state, states)
    const value = item[column]
    return typeof value === 'boolean' ? (value ? texts.yes : texts.no) : String(value)
  })
}
