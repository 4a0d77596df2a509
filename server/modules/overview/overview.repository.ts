import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase'

/** A time span, ISO 8601 UTC; `until` is exclusive. */
export interface Span {
  from: string
  until: string
}

function selectApplicationsInSpan(db: Db, clientId: number, { from, until }: Span) {
  return db
    .selectFrom('applications')
    .where('client_id', '=', clientId)
    .where('submitted_date', '>=', from)
    .where('submitted_date', '<', until)
}

export async function countWithin(db: Db, clientId: number, span: Span): Promise<number> {
  const { count } = await selectApplicationsInSpan(db, clientId, span)
    .select((of) => of.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Counts the applications per quarter of an hour (UTC), each with its earliest time. The days of every time zone
 * begin at a quarter of an hour.
 */
export async function countByQuarterHour(
  db: Db,
  clientId: number,
  span: Span,
): Promise<{ first: string; count: number }[]> {
  const quarter = sql`substr(submitted_date, 1, 14), cast(substr(submitted_date, 15, 2) as integer) / 15`
  const rows = await selectApplicationsInSpan(db, clientId, span)
    .select((of) => [of.fn.min('submitted_date').as('first'), of.fn.countAll().as('count')])
    .groupBy(quarter)
    .execute()
  return rows.map(({ first, count }) => ({ first, count: Number(count) }))
}

/** Counts the applications by vacancy, the highest count first. */
export async function countByJob(
  db: Db,
  clientId: number,
  span: Span,
  limit: number,
): Promise<{ code: string; name: string; count: number }[]> {
  const rows = await selectApplicationsInSpan(db, clientId, span)
    .select((of) => ['vacancy_code as code', 'vacancy_name as name', of.fn.countAll().as('count')])
    .groupBy(['vacancy_code', 'vacancy_name'])
    .orderBy('count', 'desc')
    .orderBy('vacancy_code')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** Counts the applications by referral source, the highest count first; null: unknown source. */
export async function countByChannel(
  db: Db,
  clientId: number,
  span: Span,
  limit: number,
): Promise<{ channel: string | null; count: number }[]> {
  const rows = await selectApplicationsInSpan(db, clientId, span)
    .select((of) => ['broadbean_channel as channel', of.fn.countAll().as('count')])
    .groupBy('broadbean_channel')
    .orderBy('count', 'desc')
    .orderBy('broadbean_channel')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}
