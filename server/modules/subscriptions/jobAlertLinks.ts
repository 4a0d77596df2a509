import { createHash, randomBytes } from 'node:crypto'
import { utcDateTime } from '../../../src/schemas/dateTime/utcDateTime'
import type { AlertFrequency } from '../../../src/schemas/notifications/jobAlert.types'
import { toLanguagePath } from '../../../src/schemas/pages/languagePath'
import type { Language } from '../../../src/texts/language/language'

/** Hours within which an alert must be confirmed, and months for which it runs after that. */
const unconfirmedHours = 48
const standingMonths = 12
/** Days before its end from which the subscriber is asked whether to extend it. */
export const renewalNoticeDays = 15

/** Path of the job alert form. */
export const alertsPath = '/job-alerts'

/** Creates the 128-bit random token of an alert's link. */
export function createAlertToken(): { token: string; tokenHash: string } {
  const token = randomBytes(16).toString('base64url')
  return { token, tokenHash: hashOfToken(token) }
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Returns the page of an alert, and the URL for one-click unsubscribe by mail programs. */
export function alertLinks({ origin, language }: { origin: string; language: Language }, token: string) {
  return {
    page: `${origin}${toLanguagePath(language, `${alertsPath}/${token}`)}`,
    leave: `${origin}${alertsPath}/${token}/leave`,
  }
}

export const getConfirmationDeadline = (now: Date): string =>
  utcDateTime(now).add(unconfirmedHours, 'hour').toDate().toISOString()

export const getAlertExpiry = (now: Date): string =>
  utcDateTime(now).add(standingMonths, 'month').toDate().toISOString()

/** Returns when the alert is due next. */
export const getNextDueTime = (now: Date, interval: AlertFrequency): string =>
  utcDateTime(now)
    .add(interval === 'daily' ? 1 : 7, 'day')
    .toDate()
    .toISOString()
