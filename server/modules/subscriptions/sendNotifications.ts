import { canAccess } from '../../../src/schemas/accounts/accountRoles'
import { describeNewCount } from '../../../src/texts/admin/notifications.texts'
import type { ServerContext } from '../../context'
import { type Db, runInTransaction } from '../../db/openDatabase'
import type { ClientWithDueJobs, JobQueue } from '../../jobs/jobWorker'
import { getClientOrigin } from '../clients/clientHosts.service'
import { isAddressBlocked } from '../mail/mailStops.repository'
import { listQueueTimes } from '../mail/mails.repository'
import { queueMail } from '../mail/queueMail'
import { findPerson } from '../people/people.repository'
import { countApplications } from '../review/inboxCounts.repository'
import { getDueFilters } from '../review/inboxFilters.repository'
import { getClientToday } from '../sites/siteSource'
import {
  type ClaimedSubscription,
  claimNotificationSubscription,
  listClientsWithDueNotifications,
  listNewApplications,
  type NewApplication,
  releaseNotificationClaims,
  settleNotificationSubscription,
} from './notificationQueue.repository'
import { removeNotificationSubscription } from './notifications.repository'
import { getNextNotificationTime } from './notifications.service'
import { createSubscriptionLinks, noticesPath, unsealSubscription } from './subscriptionLinks'

export type NotificationTools = Pick<
  ServerContext,
  'db' | 'keys' | 'environment' | 'publicUrl' | 'now' | 'log' | 'root' | 'clientsDir' | 'report'
>

/** Time in which applications that are being written concurrently become visible, in milliseconds. */
const settlingMs = 5000
const hourMs = 60 * 60 * 1000
/** An address gets at most three mails per hour; the third is reserved for mail that the reader requests. */
const maxPerHour = 2
/** Maximum number of jobs listed in one mail. */
const maxListedJobs = 20
const inboxPath = '/applicant/viewapplications'

/** Returns the time until which all submitted applications are visible. */
export const getSettledTime = (now: Date) => new Date(now.getTime() - settlingMs)

/**
 * Queues a mail about the new applications, in a daily summary also about answers that are due, if there are any. Mail
 * and progress are stored in one transaction, so no application is reported twice. Removes the subscription if its
 * user may no longer read applications, or if its address or token cannot be decrypted or its address accepts no mail.
 */
export async function sendNotification(
  tools: NotificationTools,
  client: ClientWithDueJobs,
  claimedSubscription: ClaimedSubscription,
): Promise<true> {
  const { id: clientId, code } = client
  const { db, now, log } = tools
  const unsealedSubscription = unsealSubscription(tools.keys, claimedSubscription)
  const person = await findPerson(db, clientId, claimedSubscription.userId)
  const canReadApplications = person !== undefined && canAccess(person.role, 'applications')
  if (
    !unsealedSubscription ||
    !canReadApplications ||
    (await isAddressBlocked(db, claimedSubscription.addressHash))
  ) {
    log.info(
      { client: code },
      'removed a notification subscription: its user may not read applications, or no mail can be sent to it',
    )
    await removeNotificationSubscription(db, clientId, claimedSubscription.id)
    return true
  }
  const currentTime = now()
  const { frequency, lastReportedId } = claimedSubscription
  const allApplications = await listNewApplications(db, clientId, {
    after: lastReportedId,
    settledBefore: getSettledTime(currentTime),
  })
  const newApplications = allApplications.filter(({ isWithdrawn }) => !isWithdrawn)
  const progress = {
    lastReportedId: allApplications.at(-1)?.id ?? lastReportedId,
    nextAt: await getNextNotificationTime(tools, clientId, frequency),
  }
  const dueCounts =
    frequency === 'daily' ? await countDueApplications(tools, clientId) : { dueSoon: 0, overdue: 0 }
  const isEmpty = newApplications.length + dueCounts.dueSoon + dueCounts.overdue === 0
  const allowedAt =
    frequency === 'each' && !isEmpty ? await getAllowedTime(db, claimedSubscription, currentTime) : null
  if (isEmpty) await settleNotificationSubscription(db, clientId, claimedSubscription, progress)
  else if (allowedAt)
    await settleNotificationSubscription(db, clientId, claimedSubscription, {
      ...progress,
      lastReportedId,
      nextAt: allowedAt,
    })
  else {
    const origin = await getClientOrigin(tools, client)
    await runInTransaction(db, (trx) =>
      queueNotification({ ...tools, db: trx }, clientId, claimedSubscription, {
        origin,
        unsealedSubscription,
        newApplications,
        dueCounts,
        progress,
      }),
    )
  }
  return true
}

interface NotificationData {
  origin: string
  unsealedSubscription: { to: string; token: string }
  newApplications: readonly NewApplication[]
  dueCounts: { dueSoon: number; overdue: number }
  progress: { lastReportedId: number; nextAt: Date }
}

async function queueNotification(
  tools: NotificationTools & { db: Db },
  clientId: number,
  claimedSubscription: ClaimedSubscription,
  { origin, unsealedSubscription: { to, token }, newApplications, dueCounts, progress }: NotificationData,
): Promise<void> {
  if (!(await settleNotificationSubscription(tools.db, clientId, claimedSubscription, progress))) return
  const { frequency } = claimedSubscription
  const { page: manage, leave } = createSubscriptionLinks({ origin, path: noticesPath }, token)
  const links = { link: origin + inboxPath, manage, leave }
  const [onlyApplication] = newApplications
  if (frequency === 'each' && onlyApplication && newApplications.length < 2) {
    const values = {
      ...links,
      link: `${links.link}?id=${onlyApplication.id}`,
      job: onlyApplication.vacancyName,
      reference: `${onlyApplication.vacancyCode} / ${onlyApplication.id}`,
    }
    const mail = { to, kind: 'noticeApplication', values, applicationId: onlyApplication.id } as const
    await queueMail(tools, clientId, mail)
    return
  }
  const values = {
    ...links,
    ...dueCounts,
    fresh: newApplications.length,
    jobs: summarizeByVacancy(newApplications, links.link),
  }
  await queueMail(tools, clientId, { to, kind: 'noticeSummary', values })
}

/** Returns the vacancies with the most new applications, as entries of the mail. */
function summarizeByVacancy(newApplications: readonly NewApplication[], inboxLink: string) {
  const jobs = new Map<string, { title: string; id: string; count: number }>()
  for (const { vacancyId: id, vacancyName: title } of newApplications)
    jobs.set(id, { title, id, count: (jobs.get(id)?.count ?? 0) + 1 })
  return [...jobs.values()]
    .sort((item, other) => other.count - item.count)
    .slice(0, maxListedJobs)
    .map(({ title, id, count }) => ({
      title,
      note: describeNewCount(count),
      href: `${inboxLink}?vacancyId=${id}`,
    }))
}

async function countDueApplications(
  tools: NotificationTools,
  clientId: number,
): Promise<NotificationData['dueCounts']> {
  const today = await getClientToday(tools, clientId)
  const count = async (kind: 'soon' | 'overdue') =>
    countApplications(tools.db, clientId, await getDueFilters(tools.db, clientId, kind, today))
  return { dueSoon: await count('soon'), overdue: await count('overdue') }
}

/** Returns when the address may get a notification again; null if it may now. Until then, applications accumulate. */
async function getAllowedTime(db: Db, { addressHash }: ClaimedSubscription, now: Date): Promise<Date | null> {
  const queueTimes = await listQueueTimes(db, addressHash, new Date(now.getTime() - hourMs))
  const firstTime = queueTimes.at(-maxPerHour)
  return firstTime === undefined ? null : new Date(Date.parse(firstTime) + hourMs)
}

/** Lease in milliseconds, enough to read a list and queue a mail. */
const leaseMs = 30_000

/** Job queue of the due notification subscriptions. */
export function createNotificationQueue(tools: NotificationTools): JobQueue<ClaimedSubscription> {
  const { db } = tools
  const getDueTimes = () => {
    const now = tools.now()
    return { now, settledBefore: getSettledTime(now) }
  }
  return {
    leaseMs,
    release: () => releaseNotificationClaims(db, tools.now()),
    listClientsWithDueJobs: () => listClientsWithDueNotifications(db, getDueTimes()),
    claim: (clientId, lease) => claimNotificationSubscription(db, clientId, { ...lease, ...getDueTimes() }),
    process: (client, claimedSubscription) => sendNotification(tools, client, claimedSubscription),
  }
}
