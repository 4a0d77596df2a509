import type { ComponentProps, ReactNode } from 'react'
import { useClientClock } from './useClientClock'

interface LocalDayProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime' | 'title'> {
  /** ISO 8601. */
  timestamp: string
}

/** A date in the client's time zone [LY-13], with time and zone as its tooltip. */
export function LocalDay({ timestamp, ...attributes }: LocalDayProps): ReactNode {
  const { formatDay, formatZonedDateTime } = useClientClock()
  return (
    <time {...attributes} dateTime={timestamp} title={formatZonedDateTime(timestamp)}>
      {formatDay(timestamp)}
    </time>
  )
}
