import { useMemo } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import {
  clientZone,
  formatDateTime,
  formatDay,
  formatTime,
  withZone,
} from '../../../schemas/dateTime/formatDateTime'
import { useSite } from '../site/SiteContext'

export interface ClientClock {
  /** IANA; see `clientZone`. */
  zone: string
  /** An ISO 8601 moment as 'DD MMM YYYY' [LY-13]. */
  day: (moment: string) => string
  /** The same as 'DD MMM YYYY hh:mm A'. */
  moment: (moment: string) => string
  /** The same with the name of the zone, for readers who may be elsewhere. */
  zonedMoment: (moment: string) => string
  /** The same as 'hh:mm A'. */
  time: (moment: string) => string
  /** Replaces ISO 8601 moments in a text. */
  inWords: (words: string) => string
}

const moments = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?Z/g

/** Writes moments by the client's clock, which is the same for everybody, on the server and in the browser. */
export function useClientClock(): ClientClock {
  // Parts of the studio are drawn before the client is known.
  const zone = useStoreValue(useSite().clientSite.store, (client) =>
    clientZone(client.status === 'ready' ? client.config : {}),
  )
  return useMemo(() => createClientClock(zone), [zone])
}

export function createClientClock(zone: string): ClientClock {
  const moment = (at: string) => formatDateTime(at, zone)
  return {
    zone,
    moment,
    day: (at) => formatDay(at, zone),
    zonedMoment: (at) => withZone(formatDateTime(at, zone), zone),
    time: (at) => formatTime(at, zone),
    inWords: (words) => words.replace(moments, moment),
  }
}
