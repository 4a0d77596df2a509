import type { NotificationFrequency } from '../../../src/schemas/notifications/notificationSettings.types'
import type { Db } from '../../db/openDatabase'
import type { SubscriptionSecrets } from './subscription.types'

/** Times are ISO 8601 UTC. */
interface NewSubscription extends SubscriptionSecrets {
  userId: number
  frequency: NotificationFrequency
  /** 'https://harbour.example' */
  origin: string
  createdAt: string
}

/** A stored notification subscription. */
export interface NotificationSubscription {
  id: number
  userId: number
  frequency: NotificationFrequency
  addressHash: string
  sealedAddress: string
  isConfirmed: boolean
}

export async function addNotificationSubscription(
  db: Db,
  clientId: number,
  { userId, frequency, ...subscription }: NewSubscription,
): Promise<void> {
  await db
    .insertInto('notices')
    .values({
      client_id: clientId,
      user_id: userId,
      choice: frequency,
      token_hash: subscription.tokenHash,
      sealed_token: subscription.sealedToken,
      address_hash: subscription.addressHash,
      sealed_address: subscription.sealedAddress,
      origin: subscription.origin,
      told_up_to: 0,
      created_at: subscription.createdAt,
    })
    .execute()
}

function selectSubscriptions(db: Db, clientId: number) {
  return db
    .selectFrom('notices')
    .select(['id', 'user_id as userId', 'choice', 'address_hash as addressHash'])
    .select(['sealed_address as sealedAddress', 'confirmed_at'])
    .where('client_id', '=', clientId)
}

type SubscriptionRow = Awaited<ReturnType<ReturnType<typeof selectSubscriptions>['executeTakeFirstOrThrow']>>

function toSubscription(row: SubscriptionRow | undefined): NotificationSubscription | undefined {
  if (!row) return undefined
  const { choice, confirmed_at, ...subscription } = row
  return { ...subscription, frequency: choice as NotificationFrequency, isConfirmed: confirmed_at !== null }
}

export async function findSubscriptionOfUser(
  db: Db,
  clientId: number,
  userId: number,
): Promise<NotificationSubscription | undefined> {
  return toSubscription(
    await selectSubscriptions(db, clientId).where('user_id', '=', userId).executeTakeFirst(),
  )
}

/**
 * Finds a subscription by its link. @param createdAfter unconfirmed subscriptions must have been created after this
 * time
 */
export async function findSubscriptionByToken(
  db: Db,
  clientId: number,
  { tokenHash, createdAfter }: { tokenHash: string; createdAfter: Date },
): Promise<NotificationSubscription | undefined> {
  return toSubscription(
    await selectSubscriptions(db, clientId)
      .where('token_hash', '=', tokenHash)
      .where((eb) =>
        eb.or([eb('confirmed_at', 'is not', null), eb('created_at', '>', createdAfter.toISOString())]),
      )
      .executeTakeFirst(),
  )
}

/** Confirms a subscription: it reports applications from now on. Idempotent. */
export async function confirmNotificationSubscription(
  db: Db,
  clientId: number,
  id: number,
  { now, nextAt }: { now: Date; nextAt: Date },
): Promise<void> {
  await db
    .updateTable('notices')
    .set((eb) => ({
      confirmed_at: now.toISOString(),
      next_at: nextAt.toISOString(),
      told_up_to: eb
        .selectFrom('applications')
        .select(({ fn, lit }) => fn.coalesce(fn.max('id'), lit(0)).as('newest'))
        .where('client_id', '=', clientId),
    }))
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
}

/** Changes the frequency of a confirmed subscription. A worker's current claim becomes void. */
export async function saveNotificationFrequency(
  db: Db,
  clientId: number,
  id: number,
  { frequency, nextAt }: { frequency: NotificationFrequency; nextAt: Date },
): Promise<void> {
  await db
    .updateTable('notices')
    .set({ choice: frequency, next_at: nextAt.toISOString(), claim: null })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}

export async function removeNotificationSubscription(db: Db, clientId: number, id: number): Promise<void> {
  await db.deleteFrom('notices').where('client_id', '=', clientId).where('id', '=', id).execute()
}

/** Deletes unsent notification mail, including retries, to an address whose subscription ended. */
export async function cancelNotificationMails(db: Db, clientId: number, addressHash: string): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('client_id', '=', clientId)
    .where('address_hash', '=', addressHash)
    .where('kind', 'like', 'notice%')
    .where('state', 'in', ['waiting', 'sending'])
    .execute()
}

/** How long a notification subscription waits to be confirmed, in milliseconds. */
export const unconfirmedMs = 48 * 60 * 60 * 1000

/** Deletes subscriptions that were not confirmed in time. */
export async function purgeUnconfirmedSubscriptions(db: Db, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - unconfirmedMs)
  await db
    .deleteFrom('notices')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<=', cutoff.toISOString())
    .execute()
}
