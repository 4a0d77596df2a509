import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** dayjs without a zone: a moment, or a day and time as they are written, on a clock that never changes over. */
export const utcDateTime = dayjs.utc
