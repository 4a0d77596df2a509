import type { ComponentProps, ReactNode } from 'react'
import { useClientClock } from './useClientClock'

interface LocalDayProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime' | 'title'> {
  /** ISO 8601. */
  moment: string
}

/** A date in the client's time zone [LY-13], with time and zone as its tooltip. */
export function LocalDay({ moment, ...attributes }: LocalDayProps): ReactNode {
  const { day, zonedMoment } = useClientClock()
  return (
    <time {...attributes} dateTime={moment} title={zonedMoment(moment)}>
      {day(moment)}
    </time>
  )
}
