import dayjs from 'dayjs'
import {
  clockParts as clock,
  dayParts as day,
  formatInLocale,
} from '../../../schemas/dateTime/formatInLocale'
import { utcDateTime } from '../../../schemas/dateTime/utcDateTime'
import { wallTime } from '../../../schemas/dateTime/zonedDateTime'
import { languageInForce } from '../../../texts/language/language'

/** An ISO 8601 moment as 'DD MMM YYYY', in the client's zone, else in the visitor's [LY-13]; in another language as it writes days. */
export function formatDay(moment: string, zone?: string): string {
  if (languageInForce() !== 'en') return written(moment, zone ? { ...day, timeZone: zone } : day)
  const at = new Date(moment)
  const isZoned = zone !== undefined && !Number.isNaN(at.getTime())
  return (isZoned ? utcDateTime(wallTime(at, zone)) : dayjs(moment)).format('DD MMM YYYY')
}

/** An ISO 8601 moment as 'DD MMM YYYY hh:mm A' [LY-13]. */
export function formatDateTime(moment: string): string {
  if (languageInForce() !== 'en') return `${written(moment, day)} ${written(moment, clock)}`
  return dayjs(moment).format('DD MMM YYYY hh:mm A')
}

/** The same in no visitor's zone: what a server can say. */
export function formatUtcDateTime(moment: string): string {
  const utc = { timeZone: 'UTC' }
  if (languageInForce() !== 'en')
    return `${written(moment, { ...day, ...utc })} ${written(moment, { ...clock, ...utc })}`
  return utcDateTime(moment).format('DD MMM YYYY hh:mm A')
}

/** 'hh:mm A' [LY-13]. */
export function formatTime(moment: string): string {
  if (languageInForce() !== 'en') return written(moment, clock)
  return dayjs(moment).format('hh:mm A')
}

function written(moment: string, parts: Intl.DateTimeFormatOptions): string {
  const at = dayjs(moment)
  return at.isValid() ? formatInLocale(at.toDate(), parts) : at.format()
}
