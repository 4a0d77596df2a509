import type { AnswerSection, ApplicationListItem, CsvColumn } from '../../../src/schemas/application'
import { applicationCsvTexts as texts } from '../../../src/texts/applicationExport'
import type { Db } from '../../db/openDatabase'
import type { ApplicationFilters } from '../../repositories/applications/applicationFilters'
import type { ApplicationOrder } from '../../repositories/applications/applicationOrder'
import { eachAnswered, eachApplication } from '../../repositories/applications/eachApplication'
import type { Session } from '../../repositories/sessions/sessions'
import { noteAct } from '../accounts/noteAct'
import { csvLine } from '../csvLine'
import type { ServerContext } from '../serverContext'

/** What of each application the file has. */
export interface CsvWish {
  columns: readonly CsvColumn[]
  /** With a column for every question that any of them answers. */
  answers: boolean
}

interface Wanted extends CsvWish {
  filters: ApplicationFilters
  order: ApplicationOrder
}

/** Who takes the filtered applications away is written down before the first of them leaves. */
export async function exportedApplications(
  context: ServerContext,
  session: Session,
  wanted: Wanted,
): Promise<AsyncGenerator<string>> {
  await noteAct(context, session, { action: 'applications exported', subject: `client:${session.clientId}` })
  const { db } = context
  return wanted.answers
    ? answeredCsv(db, session.clientId, wanted)
    : applicationCsv(db, session.clientId, wanted)
}

/** What spreadsheets know UTF-8 by. */
const mark = '\uFEFF'

/**
 * The filtered applications as CSV (RFC 4180, UTF-8 with a byte order mark, which spreadsheets need), in the order
 * asked for, in pieces as they are read.
 */
async function* applicationCsv(
  db: Db,
  clientId: number,
  { filters, order, columns }: Wanted,
): AsyncGenerator<string> {
  yield mark + csvLine(columns.map((column) => texts.heads[column]))
  for await (const batch of eachApplication(db, clientId, filters, order)) {
    yield batch.map((item) => csvLine(cells(item, columns))).join('')
  }
}

/** With the answers: which questions there are is found out by a first walk, so that neither holds them all. */
async function* answeredCsv(
  db: Db,
  clientId: number,
  { filters, order, columns }: Wanted,
): AsyncGenerator<string> {
  const heads = new Map<string, { section: string; label: string }>()
  for await (const batch of eachAnswered(db, clientId, filters, order)) {
    for (const { key, section, label } of batch.flatMap(({ sections }) => answersOf(sections)))
      heads.set(key, { section, label })
  }
  yield mark + csvLine([...columns.map((column) => texts.heads[column]), ...headings([...heads.values()])])
  for await (const batch of eachAnswered(db, clientId, filters, order)) {
    yield batch
      .map(({ sections, ...item }) => {
        const answers = new Map(answersOf(sections).map(({ key, answer }) => [key, answer]))
        return csvLine([...cells(item, columns), ...[...heads.keys()].map((key) => answers.get(key) ?? '')])
      })
      .join('')
  }
}

function answersOf(sections: readonly AnswerSection[]) {
  return sections.flatMap(({ title: section, items }) =>
    items.map(({ label, answer }) => ({ key: `${section}\n${label}`, section, label, answer })),
  )
}

/** A question's own words; where two sections ask the same, with the section before them. */
function headings(heads: readonly { section: string; label: string }[]): string[] {
  return heads.map(({ section, label }) =>
    heads.some((other) => other.label === label && other.section !== section)
      ? `${section}: ${label}`
      : label,
  )
}

function cells(item: ApplicationListItem, columns: readonly CsvColumn[]): string[] {
  return columns.map((column) => {
    const value = item[column]
    return typeof value === 'boolean' ? (value ? texts.yes : texts.no) : String(value)
  })
}
