import type { Db } from '../../db/openDatabase'

/** TOTP enrolment of a user: the stored secret, and when it was created and confirmed. */
export interface Enrolment {
  sealedSecret: string
  /** ISO 8601 UTC. */
  startedAt: string
  /** Null until a first code was verified; until then, sign-in requires no code. */
  confirmedAt: string | null
}

export function findEnrolment(db: Db, clientId: number, userId: number): Promise<Enrolment | undefined> {
  return db
    .selectFrom('one_time_codes')
    .select(['sealed_secret as sealedSecret', 'begun_at as startedAt', 'confirmed_at as confirmedAt'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/**
 * Stores a secret in place of an unconfirmed one. @returns false if a confirmed secret exists, which is left
 * unchanged
 */
export async function storeUnconfirmedSecret(
  db: Db,
  clientId: number,
  userId: number,
  { sealedSecret, startedAt }: Omit<Enrolment, 'confirmedAt'>,
): Promise<boolean> {
  const columns = { sealed_secret: sealedSecret, begun_at: startedAt }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('one_time_codes')
    .values({ client_id: clientId, user_id: userId, ...columns, last_step: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'user_id'])
        .doUpdateSet(columns)
        .where('one_time_codes.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0
}

/** @returns false if the secret was replaced meanwhile, or is already confirmed */
export async function confirmSecret(
  db: Db,
  clientId: number,
  userId: number,
  { sealedSecret, step, now }: { sealedSecret: string; step: number; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('one_time_codes')
    .set({ confirmed_at: now, last_step: step })
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('sealed_secret', '=', sealedSecret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/**
 * Consumes a time step and all earlier ones, in one statement, so that only one of two concurrent requests succeeds.
 * @returns false if the step was already consumed
 */
export async function consumeTimeStep(
  db: Db,
  clientId: number,
  userId: number,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('one_time_codes')
    .set({ last_step: step })
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Consumes a recovery code in one statement. @returns false if the user has no such code */
export async function consumeRecoveryCode(
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
    .select((eb) => eb.fn.countAll().as('count'))
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Replaces all recovery codes of the user. */
export async function replaceRecoveryCodes(
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

/**
 * Removes the secret and the recovery codes; sign-in then requires only the password. @returns whether a confirmed
 * secret existed
 */
export async function removeSecretAndRecoveryCodes(
  db: Db,
  clientId: number,
  userId: number,
): Promise<boolean> {
  await removeRecoveryCodes(db, clientId, userId)
  const removedRow = await db
    .deleteFrom('one_time_codes')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .returning('confirmed_at as confirmedAt')
    .executeTakeFirst()
  return removedRow !== undefined && removedRow.confirmedAt !== null
}

async function removeRecoveryCodes(db: Db, clientId: number, userId: number): Promise<void> {
  await db
    .deleteFrom('recovery_codes')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .execute()
}

/** Lists the confirmed secrets of all clients with their usernames, to check that they can be decrypted. */
export function listSealedSecrets(db: Db): Promise<{ username: string; sealedSecret: string }[]> {
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
