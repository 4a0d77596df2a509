import { utcDateTime } from '../../../src/schemas/dateTime/utcDateTime'
import { readJobListQuery } from '../../../src/schemas/jobList/jobListQuery'
import { noFilters, type VacancyFilters } from '../../../src/schemas/jobList/vacancyFilters'
import type { AlertFrequency, AlertSubscription } from '../../../src/schemas/notifications/jobAlert.types'
import type { Language } from '../../../src/texts/language/language'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import type { Keys } from '../../security/keys'
import { hashToken } from '../../security/randomToken'
import { findSettings } from '../clients/clients.repository'
import { cancelMail } from '../mail/mails.repository'
import { hashAddress, queueMail } from '../mail/queueMail'
import { hasVacancyWithValue } from '../vacancies/publishedVacancies.repository'
import {
  addAlert,
  confirmAlert,
  extendAlert,
  findAlert,
  listAlertsByAddress,
  removeAlert,
  removeDuplicateAlerts,
  type StoredAlert,
  setFrequency,
} from './jobAlerts.repository'
import { alertsPath, createSubscriptionLinks, createSubscriptionSecrets } from './subscriptionLinks'

interface AlertRequest extends AlertSubscription {
  email: string
  language: Language
  origin: string
}

/** Returns whether visitors of a client's site can subscribe to job alerts. */
export async function offersAlerts(
  { db, environment }: Pick<ServerContext, 'db' | 'environment'>,
  clientId: number,
): Promise<boolean> {
  return environment.mail !== null && (await findSettings(db, clientId)).canOfferAlerts
}

/** Stores an unconfirmed alert and mails its confirmation link, identically for known and unknown addresses. */
export function requestJobAlert(
  context: ServerContext,
  clientId: number,
  { email, language, origin, filters, frequency }: AlertRequest,
): Promise<void> {
  const { keys, now } = context
  const { token, secrets } = createSubscriptionSecrets(keys, email)
  const currentTime = now()
  return runInTransaction(context.db, async (trx) => {
    await addAlert(trx, clientId, {
      ...secrets,
      filters,
      frequency,
      language,
      origin,
      createdAt: currentTime.toISOString(),
      expiresAt: getConfirmationDeadline(currentTime),
    })
    const link = createSubscriptionLinks({ origin, language, path: alertsPath }, token).page
    const values = { filters, frequency, link, language }
    await queueMail({ ...context, db: trx }, clientId, { to: email, kind: 'alertConfirm', values })
  })
}

type Tools = Pick<ServerContext, 'db' | 'now'>

/** Returns the alert of a link; undefined if the link is unknown or has expired. */
export function resolveAlertLink(
  { db, now }: Tools,
  clientId: number,
  token: string,
): Promise<StoredAlert | undefined> {
  return findAlert(db, clientId, { tokenHash: hashToken(token), now: now() })
}

/** Confirms an alert and removes other alerts of the same address and search. Idempotent. */
export function confirmJobAlert({ db, now }: Tools, clientId: number, alert: StoredAlert): Promise<void> {
  const currentTime = now()
  const times = {
    now: currentTime,
    nextAt: getNextDueTime(currentTime, alert.frequency),
    expiresAt: getAlertExpiry(currentTime),
  }
  return runInTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, clientId, `alerts of ${alert.addressHash}`)
    if (await confirmAlert(trx, clientId, alert.id, times)) await removeDuplicateAlerts(trx, clientId, alert)
  })
}

/** Changes how often the alert is sent; the alert is due again after the new interval. */
export function changeFrequency(
  { db, now }: Tools,
  clientId: number,
  { id }: StoredAlert,
  frequency: AlertFrequency,
): Promise<void> {
  return setFrequency(db, clientId, id, { frequency, nextAt: getNextDueTime(now(), frequency) })
}

/** Extends the alert to a year from now. */
export function extendJobAlert({ db, now }: Tools, clientId: number, { id }: StoredAlert): Promise<void> {
  return extendAlert(db, clientId, id, getAlertExpiry(now()))
}

/** Deletes the alert and cancels its mail that has not been sent. */
export function unsubscribeJobAlert(
  { db }: Tools,
  clientId: number,
  { id, mailGuid }: StoredAlert,
): Promise<void> {
  return runInTransaction(db, async (trx) => {
    await removeAlert(trx, clientId, id)
    if (mailGuid !== null) await cancelMail(trx, clientId, mailGuid)
  })
}

interface PersonAlertsContext {
  db: Db
  keys: Keys
}

/** Lists a person's job alerts by email address, for the export of personal data. */
export function listPersonAlerts({ db, keys }: PersonAlertsContext, clientId: number, email: string) {
  return listAlertsByAddress(db, clientId, hashAddress(keys, email))
}

/** Hours within which an alert must be confirmed. */
const unconfirmedHours = 48
/** Months for which an alert runs after its confirmation or extension. */
const activeMonths = 12
/** Days before an alert's end from which the subscriber is asked whether to extend the alert. */
export const renewalNoticeDays = 15

const getConfirmationDeadline = (now: Date): string =>
  utcDateTime(now).add(unconfirmedHours, 'hour').toDate().toISOString()

const getAlertExpiry = (now: Date): string =>
  utcDateTime(now).add(activeMonths, 'month').toDate().toISOString()

/** Returns when the alert is due next. */
export const getNextDueTime = (now: Date, frequency: AlertFrequency): string =>
  utcDateTime(now)
    .add(frequency === 'daily' ? 1 : 7, 'day')
    .toDate()
    .toISOString()

/** Maximum number of characters of a title to search for. */
const maxTitleLength = 60

/**
 * Reads the search of a job alert from the job list's query string. The search is repeated in mail to an unconfirmed
 * address, so it must not carry arbitrary text: location, department and employment type are dropped unless a vacancy
 * of the client has that value, and the title, the only free text, becomes one short line.
 */
export async function readAlertSearch(
  { db }: Pick<ServerContext, 'db'>,
  clientId: number,
  query: URLSearchParams,
): Promise<VacancyFilters> {
  const { filters } = readJobListQuery(query)
  const name = [...toOneLine(filters.name)].slice(0, maxTitleLength).join('').trim()
  const search: VacancyFilters = { ...noFilters, name }
  for (const key of ['location', 'department', 'employmentType'] as const) {
    const value = toOneLine(filters[key])
    if (value !== '' && (await hasVacancyWithValue(db, clientId, key, value))) search[key] = value
  }
  return search
}

/** Drops invisible characters, and replaces line breaks, control characters and runs of blanks by one blank. */
function toOneLine(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
}
