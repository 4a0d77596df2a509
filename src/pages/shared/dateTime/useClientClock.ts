import { useMemo } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import {
  formatDateTime,
  formatDay,
  formatTime,
  getClientZone,
  withZone,
} from '../../../schemas/dateTime/formatDateTime'
import { useSite } from '../site/SiteContext'

export interface ClientClock {
  /** IANA time zone; see `getClientZone`. */
  zone: string
  /** Formats an ISO 8601 date-time as 'DD MMM YYYY' [LY-13]. */
  formatDay: (timestamp: string) => string
  /** Formats an ISO 8601 date-time as 'DD MMM YYYY hh:mm A'. */
  formatDateTime: (timestamp: string) => string
  /** Like `formatDateTime`, followed by the name of the zone, for readers in other zones. */
  formatZonedDateTime: (timestamp: string) => string
  /** Formats an ISO 8601 date-time as 'hh:mm A'. */
  formatTime: (timestamp: string) => string
  /** Replaces each ISO 8601 date-time in UTC ('…Z') in a text with its formatted date-time. */
  localizeDateTimes: (text: string) => string
}

const dateTimePattern = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?Z/g

/** Formats date-times in the client's time zone, which is the same on the server and in every browser. */
export function useClientClock(): ClientClock {
  // Parts of the studio render before the client has loaded.
  const zone = useStoreValue(useSite().clientSite.store, (client) =>
    getClientZone(client.status === 'ready' ? client.config : {}),
  )
  return useMemo(() => createClientClock(zone), [zone])
}

export function createClientClock(zone: string): ClientClock {
  const formatInZone = (timestamp: string) => formatDateTime(timestamp, zone)
  return {
    zone,
    formatDay: (timestamp) => formatDay(timestamp, zone),
    formatDateTime: formatInZone,
    formatZonedDateTime: (timestamp) => withZone(formatInZone(timestamp), zone),
    formatTime: (timestamp) => formatTime(timestamp, zone),
    localizeDateTimes: (text) => text.replace(dateTimePattern, formatInZone),
  }
}
