import { utcDateTime } from '../dateTime/utcDateTime'
import { isLocalDate } from '../fields/formats'

/** A bound for days as declared: 'YYYY-MM-DD', 'today', 'today+14' or 'today-18y'. */
export type DayBound = string

const relativePattern = /^today(?:([+-]\d{1,4})(y?))?$/

/** Normalises a bound, so that 'today + 14' is accepted as well. */
export function normalizeDayBound(text: string): DayBound {
  return text.toLowerCase().replace(/\s+/g, '')
}

export function isDayBound(bound: string): boolean {
  return isLocalDate(bound) || relativePattern.test(bound)
}

/** Resolves a bound to a day, given the current day. An absolute bound is returned as it is. */
export function resolveBound(bound: DayBound, today: string): string {
  const [, count = '0', years] = relativePattern.exec(bound) ?? []
  if (!relativePattern.test(bound)) return bound
  return utcDateTime(today)
    .add(Number(count), years ? 'year' : 'day')
    .format('YYYY-MM-DD')
}

/**
 * The days that may be the user's current day: one day if the user's time zone is known, otherwise all candidates.
 */
export type PossibleTodays = readonly [string, ...string[]]

/** Returns one day: the current day of this device's clock and time zone; in a browser, those of the user. */
export function getLocalToday(now = new Date()): PossibleTodays {
  return [utcDateTime(now).add(-now.getTimezoneOffset(), 'minute').format('YYYY-MM-DD')]
}

/** Returns all current days on Earth, the day in UTC first: a server does not know the user's time zone. */
export function getPossibleTodays(now: Date): PossibleTodays {
  const getDay = (hours: number) => utcDateTime(now).add(hours, 'hour').format('YYYY-MM-DD')
  return [getDay(0), getDay(-12), getDay(14)]
}

/**
 * Returns true if an answer (a day, a day with a time, or the first of two days) is before the bound on every
 * candidate day.
 */
export function isTooEarly(
  answer: string,
  bound: DayBound,
  possibleTodays: PossibleTodays = getLocalToday(),
): boolean {
  return possibleTodays.every((today) => answer.slice(0, 10) < resolveBound(bound, today))
}

/** Returns true if an answer, or the last of its two days, is after the bound on every candidate day. */
export function isTooLate(
  answer: string,
  bound: DayBound,
  possibleTodays: PossibleTodays = getLocalToday(),
): boolean {
  const lastDay = (answer.split('/')[1] ?? answer).slice(0, 10)
  return possibleTodays.every((today) => lastDay > resolveBound(bound, today))
}
