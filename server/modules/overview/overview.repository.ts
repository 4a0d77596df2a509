import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase'

/** A time span, ISO 8601 UTC; `until` is exclusive. */
export interface TimeSpan {
  from: string
  until: string
}

function selectApplicationsInSpan(db: Db, clientId: number, { from, until }: TimeSpan) {
  return db
    .selectFrom('applications')
    .where('client_id', '=', clientId)
    .where('submitted_date', '>=', from)
    .where('submitted_date', '<', until)
}

export async function countApplicationsInSpan(db: Db, clientId: number, span: TimeSpan): Promise<number> {
  const { count } = await selectApplicationsInSpan(db, clientId, span)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Counts the applications per quarter of an hour (UTC), with the earliest submission in each. The days of every time
 * zone begin at a quarter of an hour.
 */
export async function countByQuarterHour(
  db: Db,
  clientId: number,
  span: TimeSpan,
): Promise<{ earliest: string; count: number }[]> {
  const quarterHour = sql`substr(submitted_date, 1, 14), cast(substr(submitted_date, 15, 2) as integer) / 15`
  const rows = await selectApplicationsInSpan(db, clientId, span)
    .select((eb) => [eb.fn.min('submitted_date').as('earliest'), eb.fn.countAll().as('count')])
    .groupBy(quarterHour)
    .execute()
  return rows.map(({ earliest, count }) => ({ earliest, count: Number(count) }))
}

/** Counts the applications by vacancy, the highest count first. */
export async function countByJob(
  db: Db,
  clientId: number,
  span: TimeSpan,
  limit: number,
): Promise<{ code: string; name: string; count: number }[]> {
  const rows = await selectApplicationsInSpan(db, clientId, span)
    .select((eb) => ['vacancy_code as code', 'vacancy_name as name', eb.fn.countAll().as('count')])
    .groupBy(['vacancy_code', 'vacancy_name'])
    .orderBy('count', 'desc')
    .orderBy('vacancy_code')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** Counts the applications by referral source, the highest count first. `channel` is null for an unknown source. */
export async function countBySource(
  db: Db,
  clientId: number,
  span: TimeSpan,
  limit: number,
): Promise<{ channel: string | null; count: number }[]> {
  const rows = await selectApplicationsInSpan(db, clientId, span)
    .select((eb) => ['broadbean_channel as channel', eb.fn.countAll().as('count')])
    .groupBy('broadbean_channel')
    .orderBy('count', 'desc')
    .orderBy('broadbean_channel')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}
