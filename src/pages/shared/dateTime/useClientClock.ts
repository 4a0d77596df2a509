import { useMemo } from 'react'
import { utcDateTime } from '../../../schemas/dateTime/utcDateTime'
import { wallTime } from '../../../schemas/dateTime/zonedDateTime'
import { useClient } from '../site/SiteContext'

export interface ClientClock {
  /** IANA; undefined where the client has none, and everybody's own clocks count. */
  zone: string | undefined
  /** An ISO 8601 moment as 'DD MMM YYYY' [LY-13]. */
  day: (moment: string) => string
  /** The same as 'DD MMM YYYY hh:mm A'. */
  moment: (moment: string) => string
  /** The same as 'hh:mm A'. */
  time: (moment: string) => string
  /** Words with such moments among them, told so. */
  inWords: (words: string) => string
}

const moments = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?Z/g

/** The clock by which a client's administrators say when things open and close. */
export function useClientClock(): ClientClock {
  const zone = useClient().config.timeZone
  return useMemo(() => createClientClock(zone), [zone])
}

export function createClientClock(zone: string | undefined): ClientClock {
  const told = (format: string) => (moment: string) => {
    const read = new Date(moment)
    return Number.isNaN(read.getTime()) ? moment : utcDateTime(wallTime(read, zone)).format(format)
  }
  const [day, moment, time] = [told('DD MMM YYYY'), told('DD MMM YYYY hh:mm A'), told('hh:mm A')]
  return { zone, day, moment, time, inWords: (words) => words.replace(moments, moment) }
}
