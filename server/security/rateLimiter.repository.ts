import type { Db } from '../db/openDatabase'

/** What a process has counted of one key since it last told the others. */
export interface CountedCalls {
  keyHash: string
  taken: number
  /** When the time that they count in ends, for all that this process knows. */
  until: string
}

/**
 * Adds what a process has counted to what all have, in one statement. A time that is over begins anew.
 * @returns of each key what all processes have counted by now, and when its time ends
 */
export async function addCounts(db: Db, counts: readonly CountedCalls[], now: Date): Promise<CountedCalls[]> {
  if (counts.length === 0) return []
  const rows = counts.map(({ keyHash, taken, until }) => ({ key_hash: keyHash, taken, until }))
  return db
    .insertInto('attempt_counts')
    .values(rows)
    .onConflict((on) =>
      on.column('key_hash').doUpdateSet((of) => {
        const isOver = of('attempt_counts.until', '<=', now.toISOString())
        return {
          taken: of
            .case()
            .when(isOver)
            .then(of.ref('excluded.taken'))
            .else(of('attempt_counts.taken', '+', of.ref('excluded.taken')))
            .end(),
          until: of
            .case()
            .when(isOver)
            .then(of.ref('excluded.until'))
            .else(of.ref('attempt_counts.until'))
            .end(),
        }
      }),
    )
    .returning(['key_hash as keyHash', 'taken', 'until'])
    .execute()
}

/** Times that are over count for nothing. */
export async function purgeAttemptCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('attempt_counts').where('until', '<=', now.toISOString()).execute()
}
