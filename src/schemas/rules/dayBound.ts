import { utcDateTime } from '../dateTime/utcDateTime'
import { isLocalDate } from '../fields/formats'

/** A bound of days as it is declared: 'YYYY-MM-DD', 'today', 'today+14' or 'today-18y'. */
export type DayBound = string

const relative = /^today(?:([+-]\d{1,4})(y?))?$/

/** 'today + 14' is read as well. */
export function readDayBound(text: string): DayBound {
  return text.toLowerCase().replace(/\s+/g, '')
}

export function isDayBound(bound: string): boolean {
  return isLocalDate(bound) || relative.test(bound)
}

/** The day that a bound is, where today is `today`; the bound itself where it is none. */
export function dayOfBound(bound: DayBound, today: string): string {
  const [, count = '0', years] = relative.exec(bound) ?? []
  if (!relative.test(bound)) return bound
  return utcDateTime(today)
    .add(Number(count), years ? 'year' : 'day')
    .format('YYYY-MM-DD')
}

/** Which day it is where the answers are judged; several where that is not known: any of them will do. */
export type Todays = readonly [string, ...string[]]

/** Today as this machine's clock and zone have it: the person's own, in a browser. */
export function todayHere(now = new Date()): Todays {
  return [utcDateTime(now).add(-now.getTimezoneOffset(), 'minute').format('YYYY-MM-DD')]
}

/** The days that it is somewhere on Earth, the one of UTC first: a server does not know where a person is. */
export function todaysOnEarth(now: Date): Todays {
  const at = (hours: number) => utcDateTime(now).add(hours, 'hour').format('YYYY-MM-DD')
  return [at(0), at(-12), at(14)]
}

/** Whether an answer (a day, a day with a time, the first of two) lies before the bound, whichever day it is. */
export function isTooEarly(answer: string, bound: DayBound, todays: Todays = todayHere()): boolean {
  return todays.every((today) => answer.slice(0, 10) < dayOfBound(bound, today))
}

/** Whether an answer, of two days the last, lies after the bound, whichever day it is. */
export function isTooLate(answer: string, bound: DayBound, todays: Todays = todayHere()): boolean {
  const last = (answer.split('/')[1] ?? answer).slice(0, 10)
  return todays.every((today) => last > dayOfBound(bound, today))
}
