import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DeliveryProgress } from '../../../src/schemas/applications/application'
import { type ApplicationState, undecidedStates } from '../../../src/schemas/applications/applicationState'
import { searchText } from '../../../src/schemas/fields/searchText'
import { toFlag } from '../../db/columns'
import { containsText } from '../../db/likePattern'
import { type Db, isPostgres } from '../../db/openDatabase'

/** What the list can be narrowed by; texts by contains, as `searchText` compares them [AP-03]. */
export interface ApplicationFilters {
  /** Public id of the vacancy, exact: another vacancy's code may contain this one's. */
  vacancyId?: string
  vacancyCode?: string
  vacancyName?: string
  vacancyLocation?: string
  applicantName?: string
  isSentToConnx?: boolean
  isExpressionOfInterest?: boolean
  /** ISO 8601 UTC, inclusive. */
  from?: string
  /** ISO 8601 UTC, exclusive. */
  before?: string
  isOpened?: boolean
  state?: ApplicationState
  /** 'YYYY-MM-DD', inclusive and exclusive: those alone that wait for an answer that was promised by then. */
  dueFrom?: string
  dueBefore?: string
  deliveryState?: DeliveryProgress
  /** ISO 8601 UTC, inclusive: those alone that failed for good since then. */
  failedFrom?: string
  /** ISO 8601 UTC: the other filters ask what was so at this time, so that pages of a list stay while it is worked on. */
  asOf?: string
}

const textColumns = {
  vacancyCode: 'vacancy_code_lower',
  vacancyName: 'vacancy_name_lower',
  vacancyLocation: 'location_lower',
  applicantName: 'applicant_name_lower',
} as const
/** Which order's index holds such a text, and the yes-or-no answers and the date beside it. */
const textIndexes = {
  vacancyCode: 'code',
  vacancyName: 'name',
  vacancyLocation: 'place',
  applicantName: 'applicant',
} as const
const textNames = Object.keys(textColumns) as (keyof typeof textColumns)[]

/** The filters as text, the same however they were written. */
export function filterKey(filters: ApplicationFilters): string {
  return JSON.stringify(Object.entries(filters).sort())
}

/**
 * The index to look through for what passes: the narrowest one that holds all that the filters ask. SQLite, which knows
 * nothing of how rare a value is, has to be told; PostgreSQL finds out by itself. The applications of one vacancy are found
 * in the index of the unique constraint, which has no name that a query could state.
 */
export function shortestIndex(db: Db, filters: ApplicationFilters): RawBuilder<unknown> {
  return isPostgres(db) || asksDeliveries(filters) || filters.vacancyId !== undefined
    ? sql``
    : sql.raw(`indexed by applications_${indexFor(filters)}`)
}

/** Whether the outbox says which applications pass: it changes without them, and is the shorter way to them. */
export function asksDeliveries({ deliveryState, failedFrom }: ApplicationFilters): boolean {
  return deliveryState !== undefined || failedFrom !== undefined
}

function indexFor(filters: ApplicationFilters): string {
  if (filters.isOpened === false && filters.asOf === undefined) return 'unopened'
  const [text, ...more] = textNames.filter((name) => Boolean(filters[name]))
  if (text) return more.length > 0 ? 'searched' : `sorted_by_${textIndexes[text]}`
  if (filters.dueBefore !== undefined) return 'promised'
  if (filters.state !== undefined && filters.asOf === undefined) return 'by_state'
  if (filters.isSentToConnx !== undefined) return 'sorted_by_sent'
  return filters.isExpressionOfInterest === undefined ? 'sorted_by_date' : 'counted'
}

/** The conditions of these filters on `applications`, the client's first. */
export function applicationConditions(
  db: Db,
  clientId: number,
  filters: ApplicationFilters,
): RawBuilder<SqlBool> {
  const own = rowConditions(db, clientId, filters)
  const parts = [own]
  if (filters.vacancyId !== undefined) parts.push(vacancyCondition(clientId, filters.vacancyId))
  if (asksDeliveries(filters)) parts.push(deliveryCondition(clientId, filters))
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`
}

/** What the applications' own rows say. */
function rowConditions(db: Db, clientId: number, filters: ApplicationFilters): RawBuilder<SqlBool> {
  const { isSentToConnx, isExpressionOfInterest, from, before, state, dueFrom, dueBefore, asOf } = filters
  const parts = [sql<SqlBool>`client_id = ${clientId}`]
  for (const name of textNames) {
    const text = searchText(filters[name] ?? '')
    if (text)
      parts.push(isPostgres(db) ? containsText(textColumns[name], text) : within(textColumns[name], text))
  }
  if (isSentToConnx !== undefined) parts.push(sql`is_sent = ${toFlag(isSentToConnx)}`)
  if (isExpressionOfInterest !== undefined) {
    parts.push(sql`is_expression_of_interest = ${toFlag(isExpressionOfInterest)}`)
  }
  if (from) parts.push(sql`submitted_date >= ${from}`)
  if (before) parts.push(sql`submitted_date < ${before}`)
  if (asOf) parts.push(sql`submitted_date <= ${asOf}`)
  if (filters.isOpened !== undefined) parts.push(openedCondition(filters.isOpened, asOf))
  if (state === 'withdrawn') parts.push(sql`not (${standing(asOf)})`)
  else if (state !== undefined) parts.push(sql`${stateAt(asOf)} = ${state}`, standing(asOf))
  if (dueFrom !== undefined) parts.push(sql`hear_by >= ${dueFrom}`)
  if (dueBefore !== undefined) {
    parts.push(
      sql`hear_by < ${dueBefore}`,
      sql`${stateAt(asOf)} in (${sql.join(undecidedStates)})`,
      standing(asOf),
    )
  }
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`
}

/** @param guid public id of the vacancy */
function vacancyCondition(clientId: number, guid: string): RawBuilder<SqlBool> {
  return sql`vacancy_id in (select id from vacancies where client_id = ${clientId} and guid = ${guid})`
}

function openedCondition(isOpened: boolean, asOf: string | undefined): RawBuilder<SqlBool> {
  if (asOf === undefined) return isOpened ? sql`opened_at is not null` : sql`opened_at is null`
  return isOpened ? sql`opened_at < ${asOf}` : sql`(opened_at is null or opened_at >= ${asOf})`
}

/** Not withdrawn, now or at that time. */
function standing(asOf: string | undefined): RawBuilder<SqlBool> {
  return asOf === undefined
    ? sql`withdrawn_at is null`
    : sql`(withdrawn_at is null or withdrawn_at >= ${asOf})`
}

/** The state now; at an earlier time the one before the first change since then. */
function stateAt(asOf: string | undefined): RawBuilder<unknown> {
  return asOf === undefined
    ? sql`state`
    : sql`coalesce((select s.${sql.ref('before')} from application_states as s
        where s.client_id = applications.client_id and s.application_id = applications.id and s.at >= ${asOf}
        order by s.id limit 1), applications.state)`
}

/** The same as `contains` in half of its time, on SQLite. */
function within(column: string, text: string): RawBuilder<SqlBool> {
  return sql`instr(${sql.ref(column)}, ${text}) > 0`
}

/** What of the outbox each state of an application's delivery is; the words are the index's own. */
const progress: Record<DeliveryProgress, RawBuilder<SqlBool>> = {
  waiting: sql`state in ('waiting', 'sending') and attempts = 0`,
  retrying: sql`state in ('waiting', 'sending') and attempts > 0`,
  failed: sql`state = 'failed'`,
  sent: sql`state = 'sent'`,
}

function deliveryCondition(
  clientId: number,
  { deliveryState = 'failed', failedFrom }: ApplicationFilters,
): RawBuilder<SqlBool> {
  // A delivery that failed for good was due last at the moment when it did.
  const since = failedFrom ? sql`and state = 'failed' and next_attempt_at >= ${failedFrom}` : sql``
  return sql`id in (select application_id from outbox where client_id = ${clientId}
    and ${progress[deliveryState]} ${since})`
}

export const sortColumns = {
  id: 'id',
  submittedDate: 'submitted_date',
  vacancyCode: 'vacancy_code_lower',
  vacancyName: 'vacancy_name_lower',
  location: 'location_lower',
  applicantName: 'applicant_name_lower',
  isSentToConnx: 'is_sent',
} as const

/** What the list is put in order by. */
export interface ApplicationOrder {
  sortColumn: keyof typeof sortColumns
  sortOrder: 'asc' | 'desc'
}

/** An order of `applications` in which no two rows are equal. */
export function inOrder(column: string, descending: boolean): RawBuilder<unknown> {
  const way = sql.raw(descending ? 'desc' : 'asc')
  return column === 'id' ? sql`id ${way}` : sql`${sql.ref(column)} ${way}, id ${way}`
}

/** A row of the sorted list: its value in the sort column, and its id. */
export interface ListPlace {
  value: string | number
  id: number
}

/** The rows that follow a place in an order. */
export function isBeyond(
  { sortColumn }: Pick<ApplicationOrder, 'sortColumn'>,
  descending: boolean,
  { value, id }: ListPlace,
): RawBuilder<unknown> {
  const column = sortColumns[sortColumn]
  const beyond = sql.raw(descending ? '<' : '>')
  return column === 'id' ? sql`id ${beyond} ${id}` : sql`(${sql.ref(column)}, id) ${beyond} (${value}, ${id})`
}

/** Where a page starts: after the last row of the page before it, or before the first row of the page after it. */
export interface PageCursor extends ListPlace {
  side: 'after' | 'before'
}

/** A cursor as text for an address. It stays valid when its row is erased or leaves the list. */
export function writeCursor({ side, value, id }: PageCursor): string {
  return Buffer.from(JSON.stringify([side, value, id])).toString('base64url')
}
