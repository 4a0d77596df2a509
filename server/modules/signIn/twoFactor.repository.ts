import type { Db } from '../../db/openDatabase'

/** What an account's one-time codes are made of. */
export interface CodeSource {
  sealedSecret: string
  /** ISO 8601 UTC. */
  begunAt: string
  /** Null until a code has shown that an app has the secret: nobody is asked for codes before. */
  confirmedAt: string | null
}

export function findCodeSource(db: Db, clientId: number, userId: number): Promise<CodeSource | undefined> {
  return db
    .selectFrom('one_time_codes')
    .select(['sealed_secret as sealedSecret', 'begun_at as begunAt', 'confirmed_at as confirmedAt'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** In place of one that was never confirmed. @returns false when one is, which stays */
export async function beginCodes(
  db: Db,
  clientId: number,
  userId: number,
  { sealedSecret, begunAt }: Omit<CodeSource, 'confirmedAt'>,
): Promise<boolean> {
  const begun = { sealed_secret: sealedSecret, begun_at: begunAt }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('one_time_codes')
    .values({ client_id: clientId, user_id: userId, ...begun, last_step: 0 })
    .onConflict((on) =>
      on
        .columns(['client_id', 'user_id'])
        .doUpdateSet(begun)
        .where('one_time_codes.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0
}

/** @returns false when another has taken its place, or it is confirmed already */
export async function confirmCodes(
  db: Db,
  clientId: number,
  userId: number,
  { sealedSecret, step, at }: { sealedSecret: string; step: number; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('one_time_codes')
    .set({ confirmed_at: at, last_step: step })
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('sealed_secret', '=', sealedSecret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Uses a step's code up, with all before it. In one statement: of two at once one gets it. @returns whether it was there */
export async function takeStep(db: Db, clientId: number, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('one_time_codes')
    .set({ last_step: step })
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Uses a recovery code up, in one statement as well. @returns whether it was there */
export async function takeRecoveryCode(
  db: Db,
  clientId: number,
  userId: number,
  codeHash: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0
}

export async function countRecoveryCodes(db: Db, clientId: number, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((of) => of.fn.countAll().as('count'))
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** In place of all that there were. */
export async function saveRecoveryCodes(
  db: Db,
  clientId: number,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await removeRecoveryCodes(db, clientId, userId)
  for (const hash of hashes) {
    await db
      .insertInto('recovery_codes')
      .values({ client_id: clientId, user_id: userId, code_hash: hash })
      .execute()
  }
}

/** From now on the password alone lets its person in. @returns whether codes had been asked for */
export async function removeCodes(db: Db, clientId: number, userId: number): Promise<boolean> {
  await removeRecoveryCodes(db, clientId, userId)
  const removed = await db
    .deleteFrom('one_time_codes')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .returning('confirmed_at as confirmedAt')
    .executeTakeFirst()
  return removed !== undefined && removed.confirmedAt !== null
}

async function removeRecoveryCodes(db: Db, clientId: number, userId: number): Promise<void> {
  await db
    .deleteFrom('recovery_codes')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .execute()
}

/** Of all clients' accounts, with the names that they sign in by: to see whether they open under a secret. */
export function listSealedCodes(db: Db): Promise<{ username: string; sealedSecret: string }[]> {
  return db
    .selectFrom('one_time_codes as o')
    .innerJoin('users as u', (join) =>
      join.onRef('u.client_id', '=', 'o.client_id').onRef('u.id', '=', 'o.user_id'),
    )
    .select(['u.username', 'o.sealed_secret as sealedSecret'])
    .where('o.confirmed_at', 'is not', null)
    .orderBy('u.username')
    .execute()
}
