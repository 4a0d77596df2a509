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
  type ClaimedNotice,
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

export type NoticeTools = Pick<
  ServerContext,
  'db' | 'keys' | 'environment' | 'publicUrl' | 'now' | 'log' | 'root' | 'clientsDir' | 'report'
>

/** Time in which applications that are being written concurrently become visible, in milliseconds. */
const settlingMs = 5000
const hourMs = 60 * 60 * 1000
/** An address gets at most three mails per hour; the third is reserved for mail that the reader requests. */
const maxInAnHour = 2
/** Maximum number of jobs listed in one mail. */
const maxListedJobs = 20
/** Path of the inbox. */
const inbox = '/applicant/viewapplications'

export const getSettledTime = (now: Date) => new Date(now.getTime() - settlingMs)

/**
 * Queues a mail about the applications since the last one. Mail and progress are stored in one transaction, so
 * nothing is reported twice. Removes the subscription if its user may no longer read applications, or if its address
 * or token cannot be decrypted or its address accepts no mail.
 */
export async function sendNotification(
  tools: NoticeTools,
  client: ClientWithDueJobs,
  claimedNotice: ClaimedNotice,
): Promise<true> {
  const { id: clientId, code } = client
  const { db, now, log } = tools
  const openedNotice = unsealSubscription(tools.keys, claimedNotice)
  const person = await findPerson(db, clientId, claimedNotice.userId)
  const canReadApplications = person !== undefined && canAccess(person.role, 'applications')
  if (!openedNotice || !canReadApplications || (await isAddressBlocked(db, claimedNotice.addressHash))) {
    log.info({ client: code }, 'notices end: their reader may not read applications, or takes no mail')
    await removeNotificationSubscription(db, clientId, claimedNotice.id)
    return true
  }
  const currentTime = now()
  const { frequency, lastReportedId } = claimedNotice
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
    frequency === 'each' && !isEmpty ? await getAllowedTime(db, claimedNotice, currentTime) : null
  if (isEmpty) await settleNotificationSubscription(db, clientId, claimedNotice, progress)
  else if (allowedAt)
    await settleNotificationSubscription(db, clientId, claimedNotice, {
      ...progress,
      lastReportedId,
      nextAt: allowedAt,
    })
  else {
    const origin = await getClientOrigin(tools, client)
    await runInTransaction(db, (trx) =>
      queueNotification({ ...tools, db: trx }, clientId, claimedNotice, {
        origin,
        openedNotice,
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
  openedNotice: { to: string; token: string }
  newApplications: readonly NewApplication[]
  dueCounts: { dueSoon: number; overdue: number }
  progress: { lastReportedId: number; nextAt: Date }
}

async function queueNotification(
  tools: NoticeTools & { db: Db },
  clientId: number,
  claimedNotice: ClaimedNotice,
  { origin, openedNotice: { to, token }, newApplications, dueCounts, progress }: NotificationData,
): Promise<void> {
  if (!(await settleNotificationSubscription(tools.db, clientId, claimedNotice, progress))) return
  const { frequency } = claimedNotice
  const { page: manage, leave } = createSubscriptionLinks({ origin, path: noticesPath }, token)
  const links = { link: origin + inbox, manage, leave }
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
    jobs: countByJob(newApplications, links.link),
  }
  await queueMail(tools, clientId, { to, kind: 'noticeSummary', values })
}

function countByJob(newApplications: readonly NewApplication[], inboxLink: string) {
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
  tools: NoticeTools,
  clientId: number,
): Promise<NotificationData['dueCounts']> {
  const today = await getClientToday(tools, clientId)
  const count = async (kind: 'soon' | 'overdue') =>
    countApplications(tools.db, clientId, await getDueFilters(tools.db, clientId, kind, today))
  return { dueSoon: await count('soon'), overdue: await count('overdue') }
}

/** Returns when the address may get mail again, or null if it may now. Until then, applications accumulate. */
async function getAllowedTime(db: Db, { addressHash }: ClaimedNotice, at: Date): Promise<Date | null> {
  const queueTimes = await listQueueTimes(db, addressHash, new Date(at.getTime() - hourMs))
  const firstTime = queueTimes.at(-maxInAnHour)
  return firstTime === undefined ? null : new Date(Date.parse(firstTime) + hourMs)
}

/** Lease in milliseconds, enough to read a list and queue a mail. */
const leaseMs = 30_000

/** Job queue of the due notification subscriptions. */
export function createNotificationQueue(tools: NoticeTools): JobQueue<ClaimedNotice> {
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
    process: (client, claimedNotice) => sendNotification(tools, client, claimedNotice),
  }
}
