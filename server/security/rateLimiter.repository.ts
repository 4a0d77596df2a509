import type { Db } from '../db/openDatabase'

/** Calls of one key: those that a process counted since its last exchange, or those of all processes. */
export interface CallCount {
  keyHash: string
  taken: number
  /** End of the window in which they are counted. */
  until: string
}

/**
 * Adds the counts of one process to those of all processes, in one statement. A stored window restarts if it is over,
 * or if it ends later than possible, because it was stored while a clock was ahead.
 * @param windowMs length of the windows, in milliseconds
 * @returns for each key the calls counted by all processes, and the end of its window
 */
export async function addCounts(
  db: Db,
  counts: readonly CallCount[],
  now: Date,
  windowMs: number,
): Promise<CallCount[]> {
  if (counts.length === 0) return []
  const latestEnd = new Date(now.getTime() + windowMs).toISOString()
  const rows = counts.map(({ keyHash, taken, until }) => ({ key_hash: keyHash, taken, until }))
  return db
    .insertInto('attempt_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet((eb) => {
        const isExpired = eb.or([
          eb('attempt_counts.until', '<=', now.toISOString()),
          eb('attempt_counts.until', '>', latestEnd),
        ])
        return {
          taken: eb
            .case()
            .when(isExpired)
            .then(eb.ref('excluded.taken'))
            .else(eb('attempt_counts.taken', '+', eb.ref('excluded.taken')))
            .end(),
          until: eb
            .case()
            .when(isExpired)
            .then(eb.ref('excluded.until'))
            .else(eb.ref('attempt_counts.until'))
            .end(),
        }
      }),
    )
    .returning(['key_hash as keyHash', 'taken', 'until'])
    .execute()
}

/** Deletes expired windows. */
export async function purgeAttemptCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('attempt_counts').where('until', '<=', now.toISOString()).execute()
}
