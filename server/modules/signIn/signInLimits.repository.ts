import type { Db } from '../../db/openDatabase'

/** Attempts to sign in that count together. */
export interface AttemptRow {
  /** Whose they are, hashed. */
  key: string
  /** The account that they were for, hashed; null when they were for any. */
  account: string | null
  taken: number
  /** Before this moment there is no next one. */
  nextAt: string
  /** When they are forgotten. */
  until: string
}

export async function findAttempts(db: Db, key: string): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('sign_in_attempts')
    .select(['key_hash as key', 'account_hash as account', 'taken', 'next_at as nextAt', 'until'])
    .where('key_hash', '=', key)
    .executeTakeFirst()
}

export async function saveAttempts(db: Db, row: AttemptRow): Promise<void> {
  const counted = { taken: row.taken, next_at: row.nextAt, until: row.until }
  await db
    .insertInto('sign_in_attempts')
    .values({ key_hash: row.key, account_hash: row.account, ...counted })
    .onConflict((on) => on.column('key_hash').doUpdateSet(counted))
    .execute()
}

export async function forgetAttemptsOf(db: Db, key: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('key_hash', '=', key).execute()
}

/** Whoever tried, from wherever. */
export async function forgetAttemptsFor(db: Db, account: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('account_hash', '=', account).execute()
}

/** Those that are over count for nothing. */
export async function purgeSignInAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('until', '<=', now.toISOString()).execute()
}
