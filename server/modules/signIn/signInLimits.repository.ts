import type { Db } from '../../db/openDatabase'

/** A stored counter of sign-in attempts. */
export interface AttemptCounterRow {
  /** Hash of the counter's name. */
  key: string
  /** Hash of the account that the attempts were for; null if the counter covers several accounts. */
  account: string | null
  /** Number of counted attempts. */
  attemptCount: number
  /** Earliest time of the next attempt. */
  nextAt: string
  /** When the counter expires. */
  until: string
}

export async function findAttemptCounter(db: Db, key: string): Promise<AttemptCounterRow | undefined> {
  return db
    .selectFrom('sign_in_attempts')
    .select([
      'key_hash as key',
      'account_hash as account',
      'taken as attemptCount',
      'next_at as nextAt',
      'until',
    ])
    .where('key_hash', '=', key)
    .executeTakeFirst()
}

export async function saveAttemptCounter(db: Db, row: AttemptCounterRow): Promise<void> {
  const countedColumns = { taken: row.attemptCount, next_at: row.nextAt, until: row.until }
  await db
    .insertInto('sign_in_attempts')
    .values({ key_hash: row.key, account_hash: row.account, ...countedColumns })
    .onConflict((conflict) => conflict.column('key_hash').doUpdateSet(countedColumns))
    .execute()
}

export async function deleteAttemptCounter(db: Db, key: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('key_hash', '=', key).execute()
}

/** Deletes the counters of an account, for all addresses and devices. */
export async function deleteAccountCounters(db: Db, account: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('account_hash', '=', account).execute()
}

/** Deletes expired counters. */
export async function purgeSignInAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('until', '<=', now.toISOString()).execute()
}
