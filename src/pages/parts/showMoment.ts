import dayjs from 'dayjs'
import { utcMoment } from '../../schemas/utcMoment'
import { showPromisedDay } from '../../schemas/vacancies/hearBy'
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

/** A day, 'YYYY-MM-DD', in nobody's zone, as 'DD MMM YYYY' [LY-13]. */
export function showPlainDay(plain: string): string {
  if (languageInForce() !== 'en') return written(`${plain}T00:00:00Z`, { ...day, timeZone: 'UTC' })
  return showPromisedDay(plain)
}

/** 'hh:mm A' [LY-13]. */
export function showTime(moment: string): string {
  if (languageInForce() !== 'en') return written(moment, clock)
  return dayjs(moment).format('hh:mm A')
}

const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }
/** With the whole day's hours: what follows twelve of them is written differently by server and browser. */
const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

function written(moment: string, parts: Intl.DateTimeFormatOptions): string {
  const at = dayjs(moment)
  return at.isValid()
    ? new Intl.DateTimeFormat(`${languageInForce()}-u-nu-latn`, parts).format(at.toDate())
    : at.format()
}
