import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type {
  CountedState,
  VacancyRow,
  VacancyRowPage,
  VacancyRowSortKey,
} from '../../../src/schemas/authoring/authoredVacancy'
import { toUtcDate } from '../../../src/schemas/dateTime/zonedDateTime'
import { closingSoonDays } from '../../../src/schemas/jobList/daysLeft'
import { addDays, getClientDay } from '../../../src/schemas/vacancies/responseDeadline'
import { buildContainsCondition } from '../../db/likePattern'
import type { Db } from '../../db/openDatabase'
import { encodeCursor, type PageCursor } from '../../db/pageCursor'

export interface VacancyListQuery {
  state?: CountedState
  /** Search text for name, code, location and department, compared as in `toSearchText`; '' for all. */
  q: string
  sort: VacancyRowSortKey
  order: 'asc' | 'desc'
  page: number
  pageSize: number
  /** Start of the page; without a cursor, the page number determines the offset. */
  cursor?: PageCursor<string>
}

/** The current time and the client's time zone. */
export interface ClientTime {
  now: Date
  /** IANA; see `getClientZone`. */
  zone: string
}

/** A row without its application count; `vacancyId` is null for a draft. */
export type ListedVacancy = Omit<VacancyRow, 'applications'> & { vacancyId: number | null }

/** Selects the published vacancies of all sources, with the texts of their drafts if they have one. */
function selectPublishedRows(db: Db, clientId: number) {
  return db
    .selectFrom('vacancies as v')
    .leftJoin('own_vacancies as o', (join) =>
      join.onRef('o.client_id', '=', 'v.client_id').onRef('o.guid', '=', 'v.guid'),
    )
    .select((eb) => [
      'v.guid',
      'v.id as vacancy_id',
      'v.source',
      eb.fn.coalesce('o.code', 'v.code').as('code'),
      eb.fn.coalesce('o.name', 'v.name').as('name'),
      eb.fn.coalesce('o.location', 'v.location').as('location'),
      eb.fn.coalesce('o.department', 'v.department').as('department'),
      eb.fn.coalesce('o.code_lower', 'v.code_lower').as('code_lower'),
      eb.fn.coalesce('o.name_lower', 'v.name_lower').as('name_lower'),
      eb.fn.coalesce('o.location_lower', 'v.location_lower').as('location_lower'),
      eb.fn.coalesce('o.department_lower', 'v.department_lower').as('department_lower'),
      'v.date_advertised as opens_at',
      'v.advertising_close_date as closes_at',
      'v.withdrawn_at',
      'v.is_listed',
      sql<number>`0`.as('is_draft'),
      sql<number>`case when o.revision > o.published_revision then 1 else 0 end`.as('has_changes'),
      eb.fn.coalesce('o.updated_at', 'v.updated_at').as('updated_at'),
      'o.change_at',
    ])
    .where('v.client_id', '=', clientId)
}

function selectDraftRows(db: Db, clientId: number) {
  return db
    .selectFrom('own_vacancies')
    .select([
      'guid',
      sql<number>`0`.as('vacancy_id'),
      sql<string>`'own'`.as('source'),
      ...(['code', 'name', 'location', 'department'] as const),
      ...(['code_lower', 'name_lower', 'location_lower', 'department_lower'] as const),
      ...(['opens_at', 'closes_at'] as const),
      sql<string | null>`null`.as('withdrawn_at'),
      'is_listed',
      sql<number>`1`.as('is_draft'),
      sql<number>`0`.as('has_changes'),
      'updated_at',
      sql<string | null>`null`.as('change_at'),
    ])
    .where('client_id', '=', clientId)
    .where('published_revision', 'is', null)
}

/**
 * Returns the SQL query for the client's vacancies that match the search, with their `state`; `closingSoon` is separate
 * from `open`.
 */
function buildVacancyRowsQuery(
  db: Db,
  clientId: number,
  q: string,
  { now, zone }: ClientTime,
): RawBuilder<unknown> {
  const rows = selectPublishedRows(db, clientId).unionAll(selectDraftRows(db, clientId) as never)
  const timestamp = now.toISOString()
  const soonUntil = toUtcDate(
    `${addDays(getClientDay(now, zone), closingSoonDays + 1)}T00:00`,
    zone,
  ).toISOString()
  const searchCondition: RawBuilder<SqlBool> =
    q === ''
      ? sql`1 = 1`
      : buildContainsCondition(
          sql`name_lower || ' ' || code_lower || ' ' || location_lower || ' ' || department_lower`,
          q,
        )
  return sql`select r.*, case when is_draft = 1 then 'draft' when withdrawn_at is not null then 'withdrawn'
    when opens_at > ${timestamp} then 'scheduled' when closes_at <= ${timestamp} then 'closed'
    when closes_at < ${soonUntil} then 'closingSoon' else 'open' end as state
    from ${rows} as r where ${searchCondition}`
}

/**
 * Counts the client's vacancies that match the search by state. Vacancies that close soon are not counted as open.
 */
export async function countAuthoredVacancies(
  db: Db,
  clientId: number,
  q: string,
  time: ClientTime,
): Promise<Partial<Record<CountedState, number>>> {
  const rowsQuery = buildVacancyRowsQuery(db, clientId, q, time)
  const { rows } = await sql<{ state: CountedState; count: number | string }>`
    select state, count(*) as count from (${rowsQuery}) as listed group by state`.execute(db)
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}

interface VacancyListRow {
  guid: string
  vacancy_id: number
  source: VacancyRow['source']
  code: string
  name: string
  location: string
  department: string
  opens_at: string | null
  closes_at: string | null
  is_listed: number
  is_draft: number
  has_changes: number
  updated_at: string
  change_at: string | null
  state: CountedState
  /** The row's value in the list's sort order. */
  sort_value: string | number
}

const sortExpressions: Record<VacancyRowSortKey, string> = {
  name: 'name_lower',
  code: 'code_lower',
  location: 'location_lower',
  department: 'department_lower',
  state: `case state when 'draft' then 0 when 'scheduled' then 1 when 'open' then 2 when 'closingSoon' then 3
    when 'closed' then 4 else 5 end`,
  opensAt: `coalesce(opens_at, '')`,
  closesAt: `coalesce(closes_at, '9999')`,
  updatedAt: 'updated_at',
}

const countedStates = ['draft', 'scheduled', 'open', 'closingSoon', 'closed', 'withdrawn'] as const
type Counts = Partial<Record<CountedState, number>>

/**
 * Returns a page of vacancies with the number of vacancies in each state, in one query. A page that starts at a cursor
 * neither repeats nor skips rows relative to the cursor's page, even if rows were added or removed in between.
 * @returns `counts` is null if the page is empty; `countAuthoredVacancies` returns them in that case
 */
export async function listAuthoredVacancyPage(
  db: Db,
  clientId: number,
  { state, q, sort, order, page, pageSize, cursor }: VacancyListQuery,
  time: ClientTime,
): Promise<{ items: ListedVacancy[]; counts: Counts | null; cursors: VacancyRowPage['cursors'] }> {
  const states = state === 'open' ? ['open', 'closingSoon'] : [state]
  const stateCondition = state === undefined ? sql`1 = 1` : sql`state in (${sql.join(states)})`
  const isBefore = cursor?.side === 'before'
  const isDescending = (order === 'desc') !== isBefore
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  const orderExpression = sql.raw(sortExpressions[sort])
  const comparison = sql.raw(isDescending ? '<' : '>')
  const cursorCondition = cursor
    ? sql`(${orderExpression}, guid) ${comparison} (${cursor.value}, ${cursor.id})`
    : sql`1 = 1`
  const stateSums = countedStates.map(
    (countedState, index) =>
      sql`sum(case when state = ${countedState} then 1 else 0 end) as ${sql.ref(`count_${index}`)}`,
  )
  const { rows } = await sql<VacancyListRow & Record<string, number | string>>`
    with listed as materialized (${buildVacancyRowsQuery(db, clientId, q, time)})
    select listed.*, ${orderExpression} as sort_value, counts.*
    from listed cross join (select ${sql.join(stateSums)} from listed) as counts where ${stateCondition} and ${cursorCondition}
    order by ${orderExpression} ${direction}, guid ${direction}
    limit ${pageSize + 1} offset ${cursor ? 0 : (page - 1) * pageSize}`.execute(db)
  const [firstRow] = rows
  const counts =
    firstRow && countedStates.map((countedState, index) => [countedState, Number(firstRow[`count_${index}`])])
  const pageRows = rows.slice(0, pageSize)
  const orderedRows = isBefore ? pageRows.toReversed() : pageRows
  return {
    items: orderedRows.map(toListedVacancy),
    counts: counts ? (Object.fromEntries(counts) as Counts) : null,
    cursors: {
      previous: createCursor('before', orderedRows[0]),
      next: isBefore || rows.length > pageSize ? createCursor('after', orderedRows.at(-1)) : null,
    },
  }
}

function createCursor(side: PageCursor['side'], row: VacancyListRow | undefined): string | null {
  return row ? encodeCursor({ side, value: row.sort_value, id: row.guid }) : null
}

function toListedVacancy(row: VacancyListRow): ListedVacancy {
  const { guid: id, code, name, location, department, source, opens_at, closes_at, updated_at } = row
  return {
    ...{ id, code, name, location, department, source, opensAt: opens_at, closesAt: closes_at },
    state: row.state === 'closingSoon' ? 'open' : row.state,
    isListed: Number(row.is_listed) === 1,
    hasUnpublishedChanges: Number(row.has_changes) === 1,
    changesAt: row.change_at,
    updatedAt: updated_at,
    vacancyId: Number(row.is_draft) === 1 ? null : Number(row.vacancy_id),
  }
}
