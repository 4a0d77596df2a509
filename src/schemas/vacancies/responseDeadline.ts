import { utcDateTime } from '../dateTime/utcDateTime'
import { toWallTime } from '../dateTime/zonedDateTime'

/**
 * The deadline by which the client promises to answer an applicant: either a day, 'YYYY-MM-DD', or a number of days after
 * the application.
 */
export interface ResponseDeadline {
  day?: string
  days?: number
}

/** The maximum number of days until the response deadline. */
export const maximumResponseDays = 365

/** Returns the day of this time in a client's time zone, 'YYYY-MM-DD'. @param zone IANA; see `getClientZone` */
export function getClientDay(time: Date, zone: string): string {
  return toWallTime(time, zone).slice(0, 10)
}

export function addDays(day: string, days: number): string {
  return utcDateTime(day).add(days, 'day').format('YYYY-MM-DD')
}

/** Returns the number of days until `day`: 0 on the day itself, negative afterwards. */
export function countDaysUntil(day: string, today: string): number {
  return utcDateTime(day).diff(utcDateTime(today), 'day')
}

/** The kinds of due responses: due within a week (today included), or overdue. */
export const deadlineKinds = ['soon', 'overdue'] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

const soonDays = 7

/** Returns the range of promised days that are of this kind; `dueBefore` is exclusive. */
export function getDueRange(kind: DeadlineKind, today: string): { dueFrom?: string; dueBefore: string } {
  if (kind === 'overdue') return { dueBefore: today }
  return { dueFrom: today, dueBefore: addDays(today, soonDays) }
}

/** Returns the kind of a response that is due on this day; null if it is not due soon. */
export function getDueKind(day: string, today: string): DeadlineKind | null {
  if (day < today) return 'overdue'
  return day < addDays(today, soonDays) ? 'soon' : null
}

/**
 * Returns the day that is promised to an applicant who applies on `today`; null if no day is promised, or if the day
 * has passed.
 */
export function getPromisedDay(deadline: ResponseDeadline | null | undefined, today: string): string | null {
  if (deadline?.day) return deadline.day < today ? null : deadline.day
  return deadline?.days === undefined ? null : addDays(today, deadline.days)
}

/** Returns true if the day had ended in every time zone before this timestamp (milliseconds). */
export function isOverBefore(day: string, timestamp: number): boolean {
  return Date.parse(`${day}T00:00:00Z`) + 36 * 60 * 60 * 1000 < timestamp
}
