import { showDate } from '../dateTime/answerDateTime'
import { utcDateTime } from '../dateTime/utcDateTime'
import { wallTime } from '../dateTime/zonedDateTime'

/** By when those who apply hear: on a day, 'YYYY-MM-DD', or so many days after they applied. One of the two. */
export interface ResponseDeadline {
  day?: string
  days?: number
}

/** How far ahead one may promise, in days. */
export const maximumResponseDays = 365

/** The day, 'YYYY-MM-DD', that a client's clocks show. @param zone IANA; see `clientZone` */
export function clientDay(moment: Date, zone: string): string {
  return wallTime(moment, zone).slice(0, 10)
}

export function daysAfter(day: string, days: number): string {
  return utcDateTime(day).add(days, 'day').format('YYYY-MM-DD')
}

/** How many days it is until then: 0 on the day itself, below it once that has passed. */
export function daysUntil(day: string, today: string): number {
  return utcDateTime(day).diff(utcDateTime(today), 'day')
}

/** How promised answers stand out: a day that has passed, or one from today on within a week. */
export const dueKinds = ['soon', 'overdue'] as const
export type DueKind = (typeof dueKinds)[number]

const soonDays = 7

/** From which day on, and before which, an answer is promised that stands out so. */
export function dueSpan(kind: DueKind, today: string): { dueFrom?: string; dueBefore: string } {
  if (kind === 'overdue') return { dueBefore: today }
  return { dueFrom: today, dueBefore: daysAfter(today, soonDays) }
}

/** How an answer that is promised by this day stands out; null: not yet. */
export function getDueKind(day: string, today: string): DueKind | null {
  if (day < today) return 'overdue'
  return day < daysAfter(today, soonDays) ? 'soon' : null
}

/** The day that is promised to who applies on `today`; null: none is, or it has passed. */
export function promisedDay(hearBy: ResponseDeadline | null | undefined, today: string): string | null {
  if (hearBy?.day) return hearBy.day < today ? null : hearBy.day
  return hearBy?.days === undefined ? null : daysAfter(today, hearBy.days)
}

/** 'DD MMM YYYY' [LY-13], of a day in nobody's zone; in another language as it writes days. */
export function showPromisedDay(day: string): string {
  return showDate(day)
}

/** Whether the whole of a day is over everywhere before this moment. */
export function isOverBefore(day: string, moment: number): boolean {
  return Date.parse(`${day}T00:00:00Z`) + 36 * 60 * 60 * 1000 < moment
}
