import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** Creates dayjs objects in UTC; also for days and times without a time zone, so that no clock change shifts them. */
export const utcDateTime = dayjs.utc
