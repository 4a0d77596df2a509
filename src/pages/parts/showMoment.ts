import dayjs from 'dayjs'
import { clockParts as clock, dayParts as day, inLocale } from '../../schemas/inLocale'
import { utcMoment } from '../../schemas/utcMoment'
import { languageInForce } from '../../texts/language'

/** An ISO 8601 moment as 'DD MMM YYYY', in the visitor's own zone [LY-13]; in another language as it writes days. */
export function showDay(moment: string): string {
  if (languageInForce() !== 'en') return written(moment, day)
  return dayjs(moment).format('DD MMM YYYY')
}

/** An ISO 8601 moment as 'DD MMM YYYY hh:mm A' [LY-13]. */
export function showMoment(moment: string): string {
  if (languageInForce() !== 'en') return `${written(moment, day)} ${written(moment, clock)}`
  return dayjs(moment).format('DD MMM YYYY hh:mm A')
}

/** The same in no visitor's zone: what a server can say. */
export function showUtcMoment(moment: string): string {
  const utc = { timeZone: 'UTC' }
  if (languageInForce() !== 'en')
    return `${written(moment, { ...day, ...utc })} ${written(moment, { ...clock, ...utc })}`
  return utcMoment(moment).format('DD MMM YYYY hh:mm A')
}

/** 'hh:mm A' [LY-13]. */
export function showTime(moment: string): string {
  if (languageInForce() !== 'en') return written(moment, clock)
  return dayjs(moment).format('hh:mm A')
}

function written(moment: string, parts: Intl.DateTimeFormatOptions): string {
  const at = dayjs(moment)
  return at.isValid() ? inLocale(at.toDate(), parts) : at.format()
}
