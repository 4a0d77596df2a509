import type { ReactNode } from 'react'
import { formatDay } from './formatDateTime'

/**
 * A day in the visitor's own zone [LY-13]. A server writes it in its zone; the browser, which takes that for its own
 * words, then puts its own in its place.
 */
export function LocalDay({ moment }: { /** ISO 8601. */ moment: string }): ReactNode {
  const day = formatDay(moment)
  return (
    <time
      dateTime={moment}
      suppressHydrationWarning
      ref={(element) => {
        if (element && element.textContent !== day) element.textContent = day
      }}
    >
      {day}
    </time>
  )
}
