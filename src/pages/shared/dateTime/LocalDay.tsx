import type { ReactNode } from 'react'
import { useClientClock } from './useClientClock'

/** A day in the client's zone [LY-13], with the time and the zone as its title. */
export function LocalDay({ moment }: { /** ISO 8601. */ moment: string }): ReactNode {
  const { day, zonedMoment } = useClientClock()
  return (
    <time dateTime={moment} title={zonedMoment(moment)}>
      {day(moment)}
    </time>
  )
}
