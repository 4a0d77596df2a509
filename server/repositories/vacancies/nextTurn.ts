import type { Db } from '../../db/openDatabase'

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
