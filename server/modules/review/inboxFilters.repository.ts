import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DeliveryProgress } from '../../../src/schemas/applications/application'
import type { ApplicationState } from '../../../src/schemas/applications/applicationState'
import { getUndecidedStates } from '../../../src/schemas/applications/customState'
import { toSearchText } from '../../../src/schemas/fields/searchText'
import { type DeadlineKind, getDueRange } from '../../../src/schemas/vacancies/responseDeadline'
import { toFlag } from '../../db/columns'
import { buildContainsCondition } from '../../db/likePattern'
import { type Db, isPostgres } from '../../db/openDatabase'
import type { CursorPosition } from '../../db/pageCursor'
import { listCustomStates } from '../clients/applicationStateSettings.repository'

/** Filters of the application list. Texts match by "contains", as `toSearchText` normalizes them [AP-03]. */
export interface ApplicationFilters {
  /** Public id of the vacancy, exact. A code filter would also match longer codes that contain this one. */
  vacancyId?: string
  vacancyCode?: string
  vacancyName?: string
  vacancyLocation?: string
  applicantName?: string
  isSentToConnx?: boolean
  isExpressionOfInterest?: boolean
  /** ISO 8601 UTC, inclusive. */
  fromDate?: string
  /** ISO 8601 UTC, exclusive. */
  beforeDate?: string
  isOpened?: boolean
  state?: ApplicationState
  /** 'YYYY-MM-DD', inclusive: only applications with a promised answer that is due on this day or later. */
  dueFrom?: string
  /** 'YYYY-MM-DD', exclusive: only undecided applications with a promised answer that is due before this day. */
  dueBefore?: string
  /** The states without a decision; required with `dueBefore`. */
  undecidedStates?: readonly string[]
  deliveryState?: DeliveryProgress
  /** ISO 8601 UTC, inclusive: only deliveries that failed permanently since then. */
  failedFrom?: string
  /**
   * ISO 8601 UTC: only applications submitted until this time. The filters for states, and for opened and withdrawn
   * applications, apply to the data as of this time, so that pages stay stable while users work on the list.
   */
  asOf?: string
}

const textColumns = {
  vacancyCode: 'vacancy_code_lower',
  vacancyName: 'vacancy_name_lower',
  vacancyLocation: 'location_lower',
  applicantName: 'applicant_name_lower',
} as const
/** Last part of the name of the index that covers each text column, together with the flags and the date. */
const textIndexSuffixes = {
  vacancyCode: 'code',
  vacancyName: 'name',
  vacancyLocation: 'place',
  applicantName: 'applicant',
} as const
const textFilterNames = Object.keys(textColumns) as (keyof typeof textColumns)[]

/** Returns the filters for applications whose promised answer is due soon or overdue. `today` is 'YYYY-MM-DD'. */
export async function getDueFilters(
  db: Db,
  clientId: number,
  kind: DeadlineKind,
  today: string,
): Promise<Pick<ApplicationFilters, 'dueFrom' | 'dueBefore' | 'undecidedStates'>> {
  return {
    ...getDueRange(kind, today),
    undecidedStates: getUndecidedStates(await listCustomStates(db, clientId)),
  }
}

/** Serializes the filters independently of their property order. */
export function getFilterKey(filters: ApplicationFilters): string {
  return JSON.stringify(Object.entries(filters).sort())
}

/**
 * Returns the SQL hint for the index that suits the filters best. SQLite has no statistics on how rare a value
 * is and needs the hint; PostgreSQL chooses an index itself. Applications of one vacancy are found by the index of a
 * unique constraint, which has no name that a query could use.
 */
export function buildIndexHint(db: Db, filters: ApplicationFilters): RawBuilder<unknown> {
  return isPostgres(db) || hasDeliveryFilter(filters) || filters.vacancyId !== undefined
    ? sql``
    : sql.raw(`indexed by applications_${chooseIndex(filters)}`)
}

/**
 * Returns whether the filters need the outbox. It is queried first, because it is smaller and changes independently.
 */
export function hasDeliveryFilter({ deliveryState, failedFrom }: ApplicationFilters): boolean {
  return deliveryState !== undefined || failedFrom !== undefined
}

function chooseIndex(filters: ApplicationFilters): string {
  if (filters.isOpened === false && filters.asOf === undefined) return 'unopened'
  const [text, ...otherNames] = textFilterNames.filter((name) => Boolean(filters[name]))
  if (text) return otherNames.length > 0 ? 'searched' : `sorted_by_${textIndexSuffixes[text]}`
  if (filters.dueBefore !== undefined) return 'promised'
  if (filters.state !== undefined && filters.asOf === undefined) return 'by_state'
  if (filters.isSentToConnx !== undefined) return 'sorted_by_sent'
  return filters.isExpressionOfInterest === undefined ? 'sorted_by_date' : 'counted'
}

/** Returns the SQL conditions of these filters on `applications`, beginning with the client. */
export function buildApplicationConditions(
  db: Db,
  clientId: number,
  filters: ApplicationFilters,
): RawBuilder<SqlBool> {
  const rowCondition = buildRowConditions(db, clientId, filters)
  const parts = [rowCondition]
  if (filters.vacancyId !== undefined) parts.push(buildVacancyCondition(clientId, filters.vacancyId))
  if (hasDeliveryFilter(filters)) parts.push(buildDeliveryCondition(clientId, filters))
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`
}

/** Returns the conditions on columns of `applications`. */
function buildRowConditions(db: Db, clientId: number, filters: ApplicationFilters): RawBuilder<SqlBool> {
  const { isSentToConnx, isExpressionOfInterest, fromDate, beforeDate, state, dueFrom, dueBefore, asOf } =
    filters
  const parts = [sql<SqlBool>`client_id = ${clientId}`]
  for (const name of textFilterNames) {
    const text = toSearchText(filters[name] ?? '')
    if (text)
      parts.push(
        isPostgres(db)
          ? buildContainsCondition(textColumns[name], text)
          : buildSubstringCondition(textColumns[name], text),
      )
  }
  if (isSentToConnx !== undefined) parts.push(sql`is_sent = ${toFlag(isSentToConnx)}`)
  if (isExpressionOfInterest !== undefined) {
    parts.push(sql`is_expression_of_interest = ${toFlag(isExpressionOfInterest)}`)
  }
  if (fromDate) parts.push(sql`submitted_date >= ${fromDate}`)
  if (beforeDate) parts.push(sql`submitted_date < ${beforeDate}`)
  if (asOf) parts.push(sql`submitted_date <= ${asOf}`)
  if (filters.isOpened !== undefined) parts.push(buildOpenedCondition(filters.isOpened, asOf))
  if (state === 'withdrawn') parts.push(sql`not (${buildNotWithdrawnCondition(asOf)})`)
  else if (state !== undefined)
    parts.push(sql`${buildStateExpression(asOf)} = ${state}`, buildNotWithdrawnCondition(asOf))
  if (dueFrom !== undefined) parts.push(sql`hear_by >= ${dueFrom}`)
  if (dueBefore !== undefined) {
    parts.push(
      sql`hear_by < ${dueBefore}`,
      sql`${buildStateExpression(asOf)} in (${sql.join(filters.undecidedStates ?? [])})`,
      buildNotWithdrawnCondition(asOf),
    )
  }
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`
}

/** @param guid public id of the vacancy */
function buildVacancyCondition(clientId: number, guid: string): RawBuilder<SqlBool> {
  return sql`vacancy_id in (select id from vacancies where client_id = ${clientId} and guid = ${guid})`
}

function buildOpenedCondition(isOpened: boolean, asOf: string | undefined): RawBuilder<SqlBool> {
  if (asOf === undefined) return isOpened ? sql`opened_at is not null` : sql`opened_at is null`
  return isOpened ? sql`opened_at < ${asOf}` : sql`(opened_at is null or opened_at >= ${asOf})`
}

/** Returns the condition that an application is not withdrawn, now or as of the given time. */
function buildNotWithdrawnCondition(asOf: string | undefined): RawBuilder<SqlBool> {
  return asOf === undefined
    ? sql`withdrawn_at is null`
    : sql`(withdrawn_at is null or withdrawn_at >= ${asOf})`
}

/**
 * Returns the expression of the current state; as of an earlier time, of the state before the first change since then.
 */
function buildStateExpression(asOf: string | undefined): RawBuilder<unknown> {
  return asOf === undefined
    ? sql`state`
    : sql`coalesce((select s.${sql.ref('before')} from application_states as s
        where s.client_id = applications.client_id and s.application_id = applications.id and s.at >= ${asOf}
        order by s.id limit 1), applications.state)`
}

/** Returns the condition, for SQLite, that the column contains the text. `instr` takes half of the time of `like`. */
function buildSubstringCondition(column: string, text: string): RawBuilder<SqlBool> {
  return sql`instr(${sql.ref(column)}, ${text}) > 0`
}

/** Outbox condition of each delivery progress. The SQL matches the text of the partial indexes. */
const progressConditions: Record<DeliveryProgress, RawBuilder<SqlBool>> = {
  waiting: sql`state in ('waiting', 'sending') and attempts = 0`,
  retrying: sql`state in ('waiting', 'sending') and attempts > 0`,
  failed: sql`state = 'failed'`,
  sent: sql`state = 'sent'`,
}

function buildDeliveryCondition(
  clientId: number,
  { deliveryState = 'failed', failedFrom }: ApplicationFilters,
): RawBuilder<SqlBool> {
  // A failed delivery keeps the time of its last attempt in `next_attempt_at`.
  const failedCondition = failedFrom ? sql`and state = 'failed' and next_attempt_at >= ${failedFrom}` : sql``
  return sql`id in (select application_id from outbox where client_id = ${clientId}
    and ${progressConditions[deliveryState]} ${failedCondition})`
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

/** Sort order of the list. */
export interface ApplicationOrder {
  sortColumn: keyof typeof sortColumns
  sortOrder: 'asc' | 'desc'
}

/** Returns a total order of `applications`: the id breaks ties. */
export function buildOrder(column: string, isDescending: boolean): RawBuilder<unknown> {
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  return column === 'id' ? sql`id ${direction}` : sql`${sql.ref(column)} ${direction}, id ${direction}`
}

/** Returns the condition for the rows that follow a position in an order. */
export function buildCursorCondition(
  { sortColumn }: Pick<ApplicationOrder, 'sortColumn'>,
  isDescending: boolean,
  { value, id }: CursorPosition,
): RawBuilder<unknown> {
  const column = sortColumns[sortColumn]
  const comparison = sql.raw(isDescending ? '<' : '>')
  return column === 'id'
    ? sql`id ${comparison} ${id}`
    : sql`(${sql.ref(column)}, id) ${comparison} (${value}, ${id})`
}
