import type { ReactNode } from 'react'
import { useClientClock } from './useClientClock'

/** A date in the client's time zone [LY-13], with time and zone as its tooltip. */
export function LocalDay({ moment }: { /** ISO 8601. */ moment: string }): ReactNode {
  const { day, zonedMoment } = useClientClock()
  return (
    <time dateTime={moment} title={zonedMoment(moment)}>
      {day(moment)}
    </time>
  )
}
