import type { Db } from '../db/openDatabase'

/** Tells one state of a client's vacancies from another: how many there are, and when the latest change was. */
export interface VacancyStamp {
  count: number
  /** ISO 8601 UTC; '' where there is none. */
  changedAt: string
}

export async function findVacancyStamp(db: Db, clientId: number): Promise<VacancyStamp> {
  const row = await db
    .selectFrom('vacancies')
    .select((of) => [of.fn.countAll().as('count'), of.fn.max('updated_at').as('changedAt')])
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), changedAt: row.changedAt ?? '' }
}

/** The next moment when a vacancy begins or ends to be advertised without anybody changing it. */
export async function findNextTurn(db: Db, clientId: number, now: Date): Promise<string | undefined> {
  const moment = now.toISOString()
  const turns = ['date_advertised', 'advertising_close_date'] as const
  const found = await Promise.all(
    turns.map((column) =>
      db
        .selectFrom('vacancies')
        .select((of) => of.fn.min(column).as('at'))
        .where('client_id', '=', clientId)
        .where(column, '>', moment)
        .executeTakeFirst(),
    ),
  )
  return found.flatMap((row) => row?.at ?? []).sort()[0]
}
