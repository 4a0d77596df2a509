import type { ApplicationListItem, CsvColumn } from '../../../src/schemas/applications/application'
import { type DeletedState, getStateName } from '../../../src/schemas/applications/customState'
import { applicationCsvTexts as texts } from '../../../src/texts/admin/applications.texts'
import type { ServerContext } from '../../context'
import type { Db } from '../../db/openDatabase'
import { recordActivity } from '../audit/recordActivity'
import { findCustomStates } from '../clients/answerSettings.repository'
import type { Session } from '../sessions/session.types'
import { createAnswerColumns } from './answerColumns'
import { maskHiddenAnswers, maskHiddenApplicants, refuseByName } from './blindReview.service'
import { eachAnswered, eachApplication } from './inboxBatches.repository'
import type { ApplicationFilters, ApplicationOrder } from './inboxFilters.repository'

/** Contents of an export. */
interface ExportOptions {
  columns: readonly CsvColumn[]
  /** Whether to add a column for every answered question. */
  answers: boolean
}

interface ExportRequest extends ExportOptions {
  filters: ApplicationFilters
  order: ApplicationOrder
}

/**
 * Returns the table of an export in batches of rows, the headings first. Records who exports before the first row is
 * read. @throws invalid
 */
export async function exportedApplications(
  context: ServerContext,
  session: Session,
  wanted: ExportRequest,
): Promise<AsyncGenerator<string[][]>> {
  await refuseByName(context.db, session, wanted)
  await recordActivity(context, session, {
    action: 'applications exported',
    subject: `client:${session.clientId}`,
  })
  const { db } = context
  return wanted.answers ? answeredRows(db, session, wanted) : applicationRows(db, session, wanted)
}

/** The headings, then the filtered applications in the requested order, in batches as they are read. */
async function* applicationRows(
  db: Db,
  session: Session,
  { filters, order, columns }: ExportRequest,
): AsyncGenerator<string[][]> {
  const states = await findCustomStates(db, session.clientId)
  yield [columns.map((column) => texts.heads[column])]
  for await (const batch of eachApplication(db, session.clientId, filters, order)) {
    const seen = await maskHiddenApplicants(db, session, batch)
    yield seen.map((item) => cells(item, columns, states))
  }
}

/**
 * Same as `applicationRows`, with all answers. It reads the applications twice, first for their questions, so that it
 * never holds all of them in memory.
 */
async function* answeredRows(
  db: Db,
  session: Session,
  { filters, order, columns }: ExportRequest,
): AsyncGenerator<string[][]> {
  const states = await findCustomStates(db, session.clientId)
  const questions = createAnswerColumns()
  for await (const batch of eachAnswered(db, session.clientId, filters, order)) {
    for (const application of await maskHiddenAnswers(db, session, batch)) questions.add(application)
  }
  const heads = columns.map((column) => texts.heads[column])
  const answers = questions.layOut(heads)
  yield [[...heads, ...answers.headings]]
  for await (const batch of eachAnswered(db, session.clientId, filters, order)) {
    const seen = await maskHiddenAnswers(db, session, batch)
    yield seen.map((application) => [...cells(application, columns, states), ...answers.cells(application)])
  }
}

function cells(
  item: ApplicationListItem,
  columns: readonly CsvColumn[],
  states: readonly DeletedState[],
): string[] {
  return columns.map((column) => {
    if (column === 'state') return getStateName(item.state, states)
    const value = item[column]
    return typeof value === 'boolean' ? (value ? texts.yes : texts.no) : String(value)
  })
}
