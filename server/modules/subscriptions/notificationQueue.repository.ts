import type { NotificationFrequency } from '../../../src/schemas/notifications/notificationSettings.types'
import { type Db, isPostgres } from '../../db/openDatabase'

/** A notification subscription claimed by a worker until its lease ends. */
export interface ClaimedSubscription {
  id: number
  claim: string
  userId: number
  frequency: NotificationFrequency
  sealedToken: string
  sealedAddress: string
  addressHash: string
  /** Id of the last application that was reported. */
  lastReportedId: number
}

/** Times that determine which subscriptions are due. */
interface DueTimes {
  now: Date
  /**
   * Only applications submitted until then are reported: a transaction in progress may still commit an application with
   * a lower id.
   */
  settledBefore: Date
}

/** Lists clients with a due subscription: with new applications, or with a daily summary. */
export function listClientsWithDueNotifications(
  db: Db,
  dueTimes: DueTimes,
): Promise<{ id: number; code: string }[]> {
  return db
    .selectFrom('notices as n')
    .innerJoin('clients as c', 'c.id', 'n.client_id')
    .select(['c.id', 'c.code'])
    .distinct()
    .where('n.next_at', '<=', dueTimes.now.toISOString())
    .where('c.decommissioned_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('n.choice', '=', 'daily'),
        eb.exists(
          eb
            .selectFrom('applications as a')
            .select('a.id')
            .whereRef('a.client_id', '=', 'n.client_id')
            .whereRef('a.id', '>', 'n.told_up_to')
            .where('a.submitted_date', '<=', dueTimes.settledBefore.toISOString()),
        ),
      ]),
    )
    .orderBy('c.id')
    .execute()
}

/** Claims the subscription that has been due the longest; of several workers, only one gets it. */
export async function claimNotificationSubscription(
  db: Db,
  clientId: number,
  { claim, leaseEnd, now, settledBefore }: DueTimes & { claim: string; leaseEnd: Date },
): Promise<ClaimedSubscription | undefined> {
  const row = await db
    .updateTable('notices')
    .set({ claim, next_at: leaseEnd.toISOString() })
    .where('client_id', '=', clientId)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('notices as n')
        .select('n.id')
        .where('n.client_id', '=', clientId)
        .where('n.next_at', '<=', now.toISOString())
        .where((expression) =>
          expression.or([
            expression('n.choice', '=', 'daily'),
            expression.exists(
              expression
                .selectFrom('applications as a')
                .select('a.id')
                .where('a.client_id', '=', clientId)
                .whereRef('a.id', '>', 'n.told_up_to')
                .where('a.submitted_date', '<=', settledBefore.toISOString()),
            ),
          ]),
        )
        .orderBy('n.next_at')
        .orderBy('n.id')
        .limit(1)
        .$if(isPostgres(db), (query) => query.forUpdate().skipLocked()),
    )
    .returning(['id', 'user_id as userId', 'choice', 'sealed_token as sealedToken'])
    .returning([
      'sealed_address as sealedAddress',
      'address_hash as addressHash',
      'told_up_to as lastReportedId',
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const { choice, ...subscription } = row
  return { ...subscription, claim, frequency: choice as NotificationFrequency }
}

/**
 * Stores the progress of a processed subscription, and releases its claim.
 * @returns false if another worker holds the claim or the subscription was removed; then nothing changes
 */
export async function settleNotificationSubscription(
  db: Db,
  clientId: number,
  { id, claim }: Pick<ClaimedSubscription, 'id' | 'claim'>,
  { lastReportedId, nextAt }: { lastReportedId: number; nextAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notices')
    .set({ claim: null, next_at: nextAt.toISOString(), told_up_to: lastReportedId })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Releases the claims of a killed process, so that their subscriptions are due at once. Only on SQLite, which has a
 * single server process.
 */
export async function releaseNotificationClaims(db: Db, now: Date): Promise<void> {
  if (isPostgres(db)) return
  await db
    .updateTable('notices')
    .set({ claim: null, next_at: now.toISOString() })
    .where('claim', 'is not', null)
    .execute()
}

/** Data of an application for notification mail. */
export interface NewApplication {
  id: number
  /** The vacancy's public id. */
  vacancyId: string
  vacancyCode: string
  vacancyName: string
  isWithdrawn: boolean
}

/** Lists applications with ids above `after` that were submitted until `settledBefore`, in id order. */
export async function listNewApplications(
  db: Db,
  clientId: number,
  { after: afterId, settledBefore }: { after: number; settledBefore: Date },
): Promise<NewApplication[]> {
  const rows = await db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', (join) =>
      join.onRef('v.client_id', '=', 'a.client_id').onRef('v.id', '=', 'a.vacancy_id'),
    )
    .select(['a.id', 'v.guid as vacancyId', 'a.vacancy_code as vacancyCode', 'a.vacancy_name as vacancyName'])
    .select('a.withdrawn_at')
    .where('a.client_id', '=', clientId)
    .where('a.id', '>', afterId)
    .where('a.submitted_date', '<=', settledBefore.toISOString())
    .orderBy('a.id')
    .execute()
  return rows.map(({ withdrawn_at, ...application }) => ({
    ...application,
    isWithdrawn: withdrawn_at !== null,
  }))
}
