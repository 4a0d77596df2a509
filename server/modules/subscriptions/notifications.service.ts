import { toUtcDate } from '../../../src/schemas/dateTime/zonedDateTime'
import { isEmail } from '../../../src/schemas/fields/formats'
import type {
  NotificationChoice,
  NotificationFrequency,
  NotificationSettings,
} from '../../../src/schemas/notifications/notificationSettings.types'
import { addDays, getClientDay } from '../../../src/schemas/vacancies/responseDeadline'
import { notificationTexts as texts } from '../../../src/texts/admin/notifications.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import { hashToken } from '../../security/randomToken'
import { tryUnseal } from '../../security/secretBox'
import { addAudit } from '../audit/audit.repository'
import { hashAddress, queueMail } from '../mail/queueMail'
import { findPerson } from '../people/people.repository'
import type { Session } from '../sessions/session.types'
import { readClientZone } from '../sites/siteSource'
import {
  addNotificationSubscription,
  cancelNotificationMails,
  confirmNotificationSubscription,
  findSubscriptionByToken,
  findSubscriptionOfUser,
  type NotificationSubscription,
  removeNotificationSubscription,
  saveNotificationFrequency,
  unconfirmedMs,
} from './notifications.repository'
import { createSubscriptionLinks, createSubscriptionSecrets, noticesPath } from './subscriptionLinks'

/** New notification settings. */
interface NotificationSettingsInput {
  choice: NotificationChoice
  address: string
  /** Origin of the client's site, for links in mail. */
  origin: string
}

type Caller = Pick<Session, 'clientId' | 'userId' | 'address'>

/**
 * Returns the caller's settings. Without a subscription, proposes the username as address if it is an email address.
 */
export async function readNotificationSettings(
  { db, keys, environment }: Pick<ServerContext, 'db' | 'keys' | 'environment'>,
  { clientId, userId }: Caller,
): Promise<NotificationSettings> {
  const sendsMail = environment.mail !== null
  const subscription = userId === null ? undefined : await findSubscriptionOfUser(db, clientId, userId)
  if (!subscription) {
    const person = userId === null ? undefined : await findPerson(db, clientId, userId)
    const address = person && isEmail(person.username) ? person.username : ''
    return { choice: 'none', address, isConfirmed: false, sendsMail }
  }
  const { frequency: choice, isConfirmed, sealedAddress } = subscription
  const address = tryUnseal(keys.secrets, sealedAddress) ?? ''
  return { choice, address, isConfirmed, sendsMail }
}

/** Returns whether this choice would send a confirmation mail to an address that is not confirmed yet. */
export async function needsConfirmationMail(
  { db, keys }: Pick<ServerContext, 'db' | 'keys'>,
  { clientId, userId }: Caller,
  { choice, address }: Pick<NotificationSettingsInput, 'choice' | 'address'>,
): Promise<boolean> {
  if (choice === 'none' || userId === null) return false
  const previousSubscription = await findSubscriptionOfUser(db, clientId, userId)
  return !(
    previousSubscription?.isConfirmed && previousSubscription.addressHash === hashAddress(keys, address)
  )
}

/**
 * Changes the caller's notification settings. A new address first gets a confirmation link, and no other mail until
 * the link is confirmed; the subscription of the previous address ends at once.
 * @throws invalid if the address is not valid, no-mail
 */
export async function changeNotificationSettings(
  context: ServerContext,
  caller: Caller,
  { choice, address, origin }: NotificationSettingsInput,
): Promise<NotificationSettings> {
  const { clientId } = caller
  const userId = orNotFound(caller.userId)
  if (choice !== 'none') requireMailAddress(context, address)
  const nextAt = choice === 'none' ? context.now() : await getNextNotificationTime(context, clientId, choice)
  await runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, clientId, `notices of ${userId}`)
    const previousSubscription = await findSubscriptionOfUser(trx, clientId, userId)
    await auditChoice(
      { db: trx, now: context.now },
      { ...caller, userId },
      previousSubscription?.frequency ?? 'none',
      choice,
    )
    if (choice === 'none') return endNotificationSubscription(trx, clientId, previousSubscription)
    if (
      previousSubscription?.isConfirmed &&
      previousSubscription.addressHash === hashAddress(context.keys, address)
    )
      return saveNotificationFrequency(trx, clientId, previousSubscription.id, { frequency: choice, nextAt })
    await endNotificationSubscription(trx, clientId, previousSubscription)
    await requestConfirmation(
      { ...context, db: trx },
      { clientId, userId },
      { frequency: choice, address, origin },
    )
  })
  return readNotificationSettings(context, caller)
}

/** Stores an unconfirmed subscription and mails its confirmation link. */
async function requestConfirmation(
  context: ServerContext,
  { clientId, userId }: { clientId: number; userId: number },
  { frequency, address: to, origin }: { frequency: NotificationFrequency; address: string; origin: string },
): Promise<void> {
  const { db, keys, now } = context
  const { token, secrets } = createSubscriptionSecrets(keys, to)
  await addNotificationSubscription(db, clientId, {
    ...{ userId, frequency, origin },
    ...secrets,
    createdAt: now().toISOString(),
  })
  const values = { link: createSubscriptionLinks({ origin, path: noticesPath }, token).page }
  await queueMail(context, clientId, { to, kind: 'noticeConfirm', values })
}

/** @throws no-mail if mail is not set up; invalid if the address is not valid */
function requireMailAddress({ environment }: ServerContext, address: string): void {
  if (!environment.mail) throw new ProblemError('no-mail')
  if (isEmail(address)) return
  throw new ProblemError('invalid', { errors: [{ path: '/address', message: texts.wrongAddress }] })
}

type Tools = Pick<ServerContext, 'db' | 'now'>

/** Returns the subscription of a link; undefined if the link is unknown or has expired. */
export function resolveNotificationLink(
  { db, now }: Tools,
  clientId: number,
  token: string,
): Promise<NotificationSubscription | undefined> {
  const createdAfter = new Date(now().getTime() - unconfirmedMs)
  return findSubscriptionByToken(db, clientId, { tokenHash: hashToken(token), createdAfter })
}

/** Confirms a subscription: it reports applications from now on. Idempotent. */
export async function confirmNotification(
  context: Tools & Pick<ServerContext, 'root' | 'clientsDir' | 'report'>,
  clientId: number,
  { id, frequency }: NotificationSubscription,
): Promise<void> {
  const nextAt = await getNextNotificationTime(context, clientId, frequency)
  await runInTransaction(context.db, (trx) =>
    confirmNotificationSubscription(trx, clientId, id, { now: context.now(), nextAt }),
  )
}

/** Ends a subscription by its link: deletes it, and cancels its mail that has not been sent. */
export function unsubscribeNotification(
  { db, now }: Tools,
  clientId: number,
  subscription: NotificationSubscription,
  ipNetwork: string,
): Promise<void> {
  const { userId, frequency } = subscription
  return runInTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, clientId, `notices of ${userId}`)
    await endNotificationSubscription(trx, clientId, subscription)
    await auditChoice({ db: trx, now }, { clientId, userId, address: ipNetwork }, frequency, 'none')
  })
}

/** Deletes a subscription, if there is one, and its unsent mail. */
export async function endNotificationSubscription(
  db: Db,
  clientId: number,
  subscription: NotificationSubscription | undefined,
): Promise<void> {
  if (!subscription) return
  await removeNotificationSubscription(db, clientId, subscription.id)
  await cancelNotificationMails(db, clientId, subscription.addressHash)
}

/** Audits the change of a user's choice, without the address. */
export async function auditChoice(
  { db, now }: Tools,
  { clientId, userId, address = null }: { clientId: number; userId: number; address?: string | null },
  previousChoice: NotificationChoice,
  choice: NotificationChoice,
): Promise<void> {
  if (previousChoice === choice) return
  const changes = [{ label: texts.title, from: texts.choices[previousChoice], to: texts.choices[choice] }]
  const entry = { action: 'notices chosen', subject: `user:${userId}` } as const
  await addAudit(db, clientId, { ...entry, userId, address, at: now().toISOString(), changes })
}

/** Time at which the daily summary is sent, in the client's time zone. */
const morningTime = 'T07:00'

/** Returns when the next notification is due: now for 'each'; on the client's next morning for 'daily'. */
export async function getNextNotificationTime(
  context: Pick<ServerContext, 'db' | 'root' | 'clientsDir' | 'report' | 'now'>,
  clientId: number,
  frequency: NotificationFrequency,
): Promise<Date> {
  const now = context.now()
  if (frequency === 'each') return now
  const zone = await readClientZone(context, clientId)
  const today = getClientDay(now, zone)
  const morningTimes = [today, addDays(today, 1)].map((day) => toUtcDate(day + morningTime, zone))
  return morningTimes.find((time) => time > now) ?? now
}
