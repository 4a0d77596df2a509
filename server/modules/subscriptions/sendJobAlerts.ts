import { randomUUID } from 'node:crypto'
import { formatDay } from '../../../src/schemas/dateTime/formatDateTime'
import { utcDateTime } from '../../../src/schemas/dateTime/utcDateTime'
import { changeJobListQuery } from '../../../src/schemas/jobList/jobListQuery'
import { filterVacancies } from '../../../src/schemas/jobList/vacancyFilters'
import { toLanguagePath } from '../../../src/schemas/pages/languagePath'
import type { VacancyListItem } from '../../../src/schemas/vacancies/vacancy'
import { withLanguage } from '../../../src/texts/language/language'
import type { ServerContext } from '../../context'
import { runInTransaction } from '../../db/openDatabase'
import type { ClientWithDueJobs, JobQueue } from '../../jobs/jobWorker'
import { getClientOrigin } from '../clients/clientHosts.service'
import { isAddressBlocked } from '../mail/mailStops.repository'
import { queueMail } from '../mail/queueMail'
import { readClientZone } from '../sites/siteSource'
import { listVacanciesPublishedSince } from '../vacancies/vacancies.repository'
import {
  type ClaimedAlert,
  claimAlert,
  listClientsWithDueAlerts,
  releaseAlertClaims,
  settleAlert,
} from './jobAlertQueue.repository'
import { removeAlert } from './jobAlerts.repository'
import { getNextDueTime, renewalNoticeDays } from './jobAlerts.service'
import { alertsPath, createSubscriptionLinks, unsealSubscription } from './subscriptionLinks'

export type AlertTools = Pick<
  ServerContext,
  'db' | 'keys' | 'environment' | 'publicUrl' | 'now' | 'log' | 'root' | 'clientsDir' | 'report'
>

/** Maximum number of jobs listed in one mail; the job list shows the others. */
const maxListedJobs = 20

/**
 * Queues a mail about the jobs that were published since the confirmation and not reported yet, if there are any; it
 * lists at most `maxListedJobs` of them. Before the alert ends, it also queues a mail that asks whether to extend it.
 * Mails and progress are stored in one transaction, so no job is reported twice. Deletes the alert if its address
 * accepts no mail, or if its address or token cannot be decrypted.
 */
export async function sendJobAlert(
  tools: AlertTools,
  client: ClientWithDueJobs,
  claimedAlert: ClaimedAlert,
): Promise<true> {
  const { id: clientId, code } = client
  const { db, now, log } = tools
  const unsealedAlert = unsealSubscription(tools.keys, claimedAlert)
  if (unsealedAlert === null || (await isAddressBlocked(db, claimedAlert.addressHash))) {
    log.info(
      { client: code },
      'removed a job alert: its address accepts no mail, or its address or token cannot be decrypted',
    )
    await removeAlert(db, clientId, claimedAlert.id)
    return true
  }
  const currentTime = now()
  const publishedVacancies = await listVacanciesPublishedSince(db, clientId, {
    startTime: claimedAlert.since,
    now: currentTime,
    language: claimedAlert.language,
  })
  const notifiedIds = new Set(claimedAlert.notifiedIds)
  const jobs = filterVacancies(publishedVacancies, claimedAlert.filters, false).filter(
    ({ id }) => !notifiedIds.has(id),
  )
  const isEnding =
    utcDateTime(claimedAlert.expiresAt).subtract(renewalNoticeDays, 'day').toDate() <= currentTime
  const asksToExtend = isEnding && !claimedAlert.isExtensionOffered
  const guid = jobs.length > 0 ? randomUUID() : null
  const origin = await getClientOrigin(tools, client)
  const zone = await readClientZone(tools, clientId)
  await runInTransaction(db, async (trx) => {
    const isStillClaimed = await settleAlert(trx, clientId, claimedAlert, {
      notifiedIds: [...claimedAlert.notifiedIds, ...jobs.map(({ id }) => id)],
      nextAt: getNextDueTime(currentTime, claimedAlert.frequency),
      askedAt: asksToExtend ? currentTime.toISOString() : null,
      mailGuid: guid,
    })
    if (!isStillClaimed) return
    const { to, token } = unsealedAlert
    const { filters, frequency, language } = claimedAlert
    const { page: link, leave } = createSubscriptionLinks({ origin, language, path: alertsPath }, token)
    const sharedValues = { filters, frequency, language, link, leave }
    const mail = { ...tools, db: trx }
    if (guid !== null) {
      const values = { ...sharedValues, ...buildAlertMail(origin, claimedAlert, jobs) }
      await queueMail(mail, clientId, { to, kind: 'alertJobs', values, guid })
    }
    if (asksToExtend) {
      const values = {
        ...sharedValues,
        day: withLanguage(language, () => formatDay(claimedAlert.expiresAt, zone)),
      }
      await queueMail(mail, clientId, { to, kind: 'alertKeep', values })
    }
  })
  return true
}

function buildAlertMail(
  origin: string,
  { language, filters }: ClaimedAlert,
  jobs: readonly VacancyListItem[],
) {
  const getUrl = (path: string) => `${origin}${toLanguagePath(language, path)}`
  const query = changeJobListQuery(new URLSearchParams(), { filters })
  return {
    count: jobs.length,
    jobs: jobs.slice(0, maxListedJobs).map(({ name, location, employmentType, guid }) => ({
      title: name,
      note: [location, employmentType].filter((text) => text !== '').join(' · '),
      href: getUrl(`/job/details/${encodeURIComponent(guid)}`),
    })),
    list: getUrl(`/job/viewjobs${query.size > 0 ? `?${query}` : ''}`),
  }
}

/** Lease in milliseconds, enough to read a list and queue a mail. */
const leaseMs = 30_000

/** Job queue of the due alerts. */
export function createJobAlertQueue(tools: AlertTools): JobQueue<ClaimedAlert> {
  const { db, now } = tools
  return {
    leaseMs,
    release: () => releaseAlertClaims(db, now()),
    listClientsWithDueJobs: () => listClientsWithDueAlerts(db, now()),
    claim: (clientId, lease) => claimAlert(db, clientId, { ...lease, now: now() }),
    process: (client, claimedAlert) => sendJobAlert(tools, client, claimedAlert),
  }
}
