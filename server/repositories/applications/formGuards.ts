import type { Db } from '../../db/openDatabase'

/** Says that a stamp has sent an application. @returns whether it had not before; of two at once one waits for the other */
export async function spendStamp(db: Db, clientId: number, stamp: string, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_stamps')
    .values({ client_id: clientId, stamp, used_at: at.toISOString() })
    .onConflict((on) => on.columns(['client_id', 'stamp']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Stamps that were used before are too old to be used again. */
export async function forgetStamps(db: Db, before: string): Promise<void> {
  await db.deleteFrom('used_stamps').where('used_at', '<', before).execute()
}

/** @param day UTC, 'YYYY-MM-DD' */
export async function addStopped(db: Db, clientId: number, day: string, reason: string): Promise<void> {
  await db
    .insertInto('stopped_posts')
    .values({ client_id: clientId, day, reason, times: 1 })
    .onConflict((on) =>
      on
        .columns(['client_id', 'day', 'reason'])
        .doUpdateSet((of) => ({ times: of('stopped_posts.times', '+', 1) })),
    )
    .execute()
}

/** What was stopped from this day on (UTC, 'YYYY-MM-DD') for one of these reasons. */
export async function sumStopped(
  db: Db,
  clientId: number,
  fromDay: string,
  reasons: readonly string[],
): Promise<number> {
  const row = await db
    .selectFrom('stopped_posts')
    .select((of) => of.fn.sum('times').as('times'))
    .where('client_id', '=', clientId)
    .where('day', '>=', fromDay)
    .where('reason', 'in', reasons)
    .executeTakeFirst()
  return Number(row?.times ?? 0)
}

export async function forgetStopped(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('stopped_posts').where('day', '<', before.toISOString().slice(0, 10)).execute()
}
