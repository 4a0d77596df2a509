import { createHash, randomBytes } from 'node:crypto'
import { utcDateTime } from '../../../src/schemas/dateTime/utcDateTime'
import type { AlertFrequency } from '../../../src/schemas/notifications/jobAlert.types'
import { toLanguagePath } from '../../../src/schemas/pages/languagePath'
import type { Language } from '../../../src/texts/language/language'

/** How long it waits to be confirmed, and stands then. */
const unconfirmedHours = 48
const standingMonths = 12
/** Days before its end from which it is asked whether to keep it. */
export const askedBeforeDays = 15

/** Where alerts are asked for. */
export const alertsPath = '/job-alerts'

/** 128 random bits, by which whoever asked for an alert finds it. */
export function createAlertToken(): { token: string; tokenHash: string } {
  const token = randomBytes(16).toString('base64url')
  return { token, tokenHash: hashOfToken(token) }
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The page of an alert, and what a mail program posts to for leaving it. */
export function alertLinks({ origin, language }: { origin: string; language: Language }, token: string) {
  return {
    page: `${origin}${toLanguagePath(language, `${alertsPath}/${token}`)}`,
    leave: `${origin}${alertsPath}/${token}/leave`,
  }
}

export const unconfirmedUntil = (now: Date): string =>
  utcDateTime(now).add(unconfirmedHours, 'hour').toDate().toISOString()

export const standsUntil = (now: Date): string =>
  utcDateTime(now).add(standingMonths, 'month').toDate().toISOString()

/** When it is looked at next. */
export const nextLook = (now: Date, frequency: AlertFrequency): string =>
  utcDateTime(now)
    .add(frequency === 'daily' ? 1 : 7, 'day')
    .toDate()
    .toISOString()
