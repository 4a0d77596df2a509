import type { Db } from '../../db/openDatabase'

/** Of all clients together: what a monitor asks. */
export async function countOutbox(db: Db): Promise<{ state: string; count: number }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select((of) => ['state', of.fn.countAll().as('count')])
    .groupBy('state')
    .orderBy('state')
    .execute()
  return rows.map(({ state, count }) => ({ state, count: Number(count) }))
}
