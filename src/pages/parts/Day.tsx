import type { ReactNode } from 'react'
import { useHydrated } from '../useHydrated'
import { showDay } from './showMoment'

interface DayProps {
  /** ISO 8601. */
  moment: string
  /** The words around the day. */
  say?: (day: string) => string
}

/** A day in the visitor's own zone [LY-13]. A server writes it in its zone; the browser then puts its own in its place. */
export function Day({ moment, say = (day) => day }: DayProps): ReactNode {
  const hydrated = useHydrated()
  return (
    <time key={hydrated ? 'here' : 'there'} dateTime={moment} suppressHydrationWarning>
      {say(showDay(moment))}
    </time>
  )
}
