import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** Creates dayjs objects in UTC. Days and times without a time zone use it, so that no clock change shifts them. */
export const utcDateTime = dayjs.utc
