import { createHash, randomBytes } from 'node:crypto'
import type { AlertFrequency } from '../../../src/schemas/jobAlert'
import { pathIn } from '../../../src/schemas/pages/languagePath'
import { utcMoment } from '../../../src/schemas/utcMoment'
import type { Language } from '../../../src/texts/language'

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
    page: `${origin}${pathIn(language, `${alertsPath}/${token}`)}`,
    leave: `${origin}${alertsPath}/${token}/leave`,
  }
}

export const unconfirmedUntil = (now: Date): string =>
  utcMoment(now).add(unconfirmedHours, 'hour').toDate().toISOString()

export const standsUntil = (now: Date): string =>
  utcMoment(now).add(standingMonths, 'month').toDate().toISOString()

/** When it is looked at next. */
export const nextLook = (now: Date, frequency: AlertFrequency): string =>
  utcMoment(now)
    .add(frequency === 'daily' ? 1 : 7, 'day')
    .toDate()
    .toISOString()
