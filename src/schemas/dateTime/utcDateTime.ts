import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** dayjs in UTC: for date-times, and for days and times without time zone, without daylight saving changes. */
export const utcDateTime = dayjs.utc
