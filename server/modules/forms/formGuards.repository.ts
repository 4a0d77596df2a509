import { utcDateTime } from '../../../src/schemas/dateTime/utcDateTime'
import type { Db } from '../../db/openDatabase'
import { prepareQuery } from '../../db/preparedQuery'

/** A client's settings about which submissions it accepts. */
export interface FormGuards {
  /** Every application needs a form token, even if it is submitted through the API. */
  needsFormStamp: boolean
  /** Every application needs proof of work. */
  needsProofOfWork: boolean
  /** An application that was begun before the vacancy closed is accepted for a short time afterwards. */
  takesLateApplications: boolean
}

const selectFormGuards = prepareQuery((db, { clientId }: { clientId: number }) =>
  db
    .selectFrom('clients')
    .select(['needs_form_stamp as needsFormStamp', 'needs_proof_of_work as needsProofOfWork'])
    .select('takes_late as takesLateApplications')
    .where('id', '=', clientId),
)

export async function getFormGuards(db: Db, clientId: number): Promise<FormGuards> {
  const row = await selectFormGuards(db, { clientId })
  return {
    needsFormStamp: row?.needsFormStamp === 1,
    needsProofOfWork: row?.needsProofOfWork === 1,
    takesLateApplications: row?.takesLateApplications === 1,
  }
}

/** Marks a token as used. @returns false if it was used before; concurrent calls with one token wait for each other */
export async function markTokenUsed(db: Db, clientId: number, tokenId: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_stamps')
    .values({ client_id: clientId, stamp: tokenId, used_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['client_id', 'stamp']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Deletes the records of form tokens that were used more than a day ago and have therefore expired. */
export async function purgeUsedTokens(db: Db, now: Date): Promise<void> {
  const cutoff = utcDateTime(now).subtract(1, 'day').toISOString()
  await db.deleteFrom('used_stamps').where('used_at', '<', cutoff).execute()
}

/** @param day UTC, 'YYYY-MM-DD' */
export async function addBlockedSubmission(
  db: Db,
  clientId: number,
  day: string,
  reason: string,
): Promise<void> {
  await db
    .insertInto('stopped_posts')
    .values({ client_id: clientId, day, reason, times: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'day', 'reason'])
        .doUpdateSet((eb) => ({ times: eb('stopped_posts.times', '+', 1) })),
    )
    .execute()
}

/** Counts the submissions blocked for one of these reasons since a day (UTC, 'YYYY-MM-DD'). */
export async function sumBlockedSubmissions(
  db: Db,
  clientId: number,
  fromDay: string,
  reasons: readonly string[],
): Promise<number> {
  const row = await db
    .selectFrom('stopped_posts')
    .select((eb) => eb.fn.sum('times').as('times'))
    .where('client_id', '=', clientId)
    .where('day', '>=', fromDay)
    .where('reason', 'in', reasons)
    .executeTakeFirst()
  return Number(row?.times ?? 0)
}

/** Days after which counts of blocked submissions are deleted. */
const retentionDays = 60

/** Deletes counts that are older than `retentionDays`. */
export async function purgeBlockedSubmissions(db: Db, now: Date): Promise<void> {
  const cutoff = utcDateTime(now).subtract(retentionDays, 'day').toISOString()
  await db.deleteFrom('stopped_posts').where('day', '<', cutoff.slice(0, 10)).execute()
}
