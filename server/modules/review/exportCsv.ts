import type {
  AnswerSection,
  ApplicationListItem,
  CsvColumn,
} from '../../../src/schemas/applications/application'
import { stateNames } from '../../../src/texts/admin/applicationStates.texts'
import { applicationCsvTexts as texts } from '../../../src/texts/admin/applications.texts'
import type { ServerContext } from '../../context'
import type { Db } from '../../db/openDatabase'
import { csvLine } from '../../text/csvLine'
import { recordActivity } from '../audit/recordActivity'
import type { Session } from '../sessions/session.types'
import { answeredAsSeen, asSeen, refuseByName } from './blindReview.service'
import { eachAnswered, eachApplication } from './inbox.repository'
import type { ApplicationFilters, ApplicationOrder } from './inboxFilters.repository'

/** What of each application the file has. */
export interface CsvOptions {
  columns: readonly CsvColumn[]
  /** With a column for every question that any of them answers. */
  answers: boolean
}

interface Wanted extends CsvOptions {
  filters: ApplicationFilters
  order: ApplicationOrder
}

/** Who takes the filtered applications away is written down before the first of them leaves. @throws invalid */
export async function exportedApplications(
  context: ServerContext,
  session: Session,
  wanted: Wanted,
): Promise<AsyncGenerator<string>> {
  await refuseByName(context.db, session, wanted)
  await recordActivity(context, session, {
    action: 'applications exported',
    subject: `client:${session.clientId}`,
  })
  const { db } = context
  return wanted.answers ? answeredCsv(db, session, wanted) : applicationCsv(db, session, wanted)
}

/** What spreadsheets know UTF-8 by. */
const mark = '\uFEFF'

/**
 * The filtered applications as CSV (RFC 4180, UTF-8 with a byte order mark, which spreadsheets need), in the order
 * asked for, in pieces as they are read.
 */
async function* applicationCsv(
  db: Db,
  session: Session,
  { filters, order, columns }: Wanted,
): AsyncGenerator<string> {
  yield mark + csvLine(columns.map((column) => texts.heads[column]))
  for await (const batch of eachApplication(db, session.clientId, filters, order)) {
    const seen = await asSeen(db, session, batch)
    yield seen.map((item) => csvLine(cells(item, columns))).join('')
  }
}

/** With the answers: which questions there are is found out by a first walk, so that neither holds them all. */
async function* answeredCsv(
  db: Db,
  session: Session,
  { filters, order, columns }: Wanted,
): AsyncGenerator<string> {
  const found = new Map<string, Head>()
  for await (const batch of eachAnswered(db, session.clientId, filters, order)) {
    const seen = await answeredAsSeen(db, session, batch)
    for (const { answer: _answer, ...head } of seen.flatMap(({ sections }) => answersOf(sections)))
      if (!found.has(head.key)) found.set(head.key, head)
  }
  const heads = groupsTogether([...found.values()])
  yield mark + csvLine([...columns.map((column) => texts.heads[column]), ...headings(heads)])
  for await (const batch of eachAnswered(db, session.clientId, filters, order)) {
    const seen = await answeredAsSeen(db, session, batch)
    yield seen
      .map(({ sections, ...item }) => {
        const answers = new Map(answersOf(sections).map(({ key, answer }) => [key, answer]))
        return csvLine([...cells(item, columns), ...heads.map(({ key }) => answers.get(key) ?? '')])
      })
      .join('')
  }
}

/** A column of answers: a question, or a group's question in one of its rows. */
interface Head {
  key: string
  section: string
  label: string
  group: AnswerSection['group']
}

function answersOf(sections: readonly AnswerSection[]): (Head & { answer: string })[] {
  return sections.flatMap(({ title: section, items, group }) =>
    items.map(({ label, answer }) => {
      const key = [...(group ? [group.label] : []), section, label].join('\n')
      return { key, section, label, group, answer }
    }),
  )
}

/** Rows of one group stand together, in their order, where its first one was met. */
function groupsTogether(heads: readonly Head[]): Head[] {
  const name = ({ key, group }: Head) => (group ? `group\n${group.label}` : key)
  const met = new Map<string, number>()
  for (const [at, head] of heads.entries()) if (!met.has(name(head))) met.set(name(head), at)
  const place = (head: Head) => met.get(name(head)) ?? 0
  return [...heads].sort((a, b) => place(a) - place(b) || (a.group?.row ?? 0) - (b.group?.row ?? 0))
}

/**
 * A question's own words; where two sections ask the same, and in every row of a group, with the section before them:
 * 'Referee 2: Email'.
 */
function headings(heads: readonly Head[]): string[] {
  return heads.map(({ section, label, group }) =>
    group || heads.some((other) => other.label === label && other.section !== section)
      ? `${section}: ${label}`
      : label,
  )
}

function cells(item: ApplicationListItem, columns: readonly CsvColumn[]): string[] {
  return columns.map((column) => {
    if (column === 'state') return stateNames[item.state]
    const value = item[column]
    return typeof value === 'boolean' ? (value ? texts.yes : texts.no) : String(value)
  })
}
