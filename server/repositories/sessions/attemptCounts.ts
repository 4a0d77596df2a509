import type { Db } from '../../db/openDatabase'

/** How many attempts a window allows, and when one that begins now ends. */
interface Window {
  times: number
  now: Date
  until: Date
}

/** Of several processes each counts where the others see it: the attempt is taken in one statement or not at all. */
export async function takeAttempt(db: Db, keyHash: string, window: Window): Promise<boolean> {
  return (
    (await countOn(db, keyHash, window)) || (await begin(db, keyHash, window)) || countOn(db, keyHash, window)
  )
}

async function countOn(db: Db, keyHash: string, { times, now }: Window): Promise<boolean> {
  const row = await db
    .updateTable('attempt_counts')
    .set((of) => ({ taken: of('taken', '+', 1) }))
    .where('key_hash', '=', keyHash)
    .where('until', '>', now.toISOString())
    .where('taken', '<', times)
    .returning('taken')
    .executeTakeFirst()
  return row !== undefined
}

/** A first attempt, or the first after a window has ended. */
async function begin(db: Db, keyHash: string, { now, until }: Window): Promise<boolean> {
  const row = await db
    .insertInto('attempt_counts')
    .values({ key_hash: keyHash, taken: 1, until: until.toISOString() })
    .onConflict((on) =>
      on
        .column('key_hash')
        .doUpdateSet({ taken: 1, until: until.toISOString() })
        .where('attempt_counts.until', '<=', now.toISOString()),
    )
    .returning('taken')
    .executeTakeFirst()
  return row !== undefined
}

/** When the window ends; undefined when there is none. */
export async function findWindowEnd(db: Db, keyHash: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('attempt_counts')
    .select('until')
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  return row && new Date(row.until)
}

export async function giveAttemptBack(db: Db, keyHash: string): Promise<void> {
  await db
    .updateTable('attempt_counts')
    .set((of) => ({ taken: of('taken', '-', 1) }))
    .where('key_hash', '=', keyHash)
    .where('taken', '>', 0)
    .execute()
}

/** Windows that have ended count for nothing. */
export async function forgetAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('attempt_counts').where('until', '<=', now.toISOString()).execute()
}
