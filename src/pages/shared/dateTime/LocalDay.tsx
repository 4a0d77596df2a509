import type { ReactNode } from 'react'
import { useClient } from '../site/SiteContext'
import { formatDay } from './formatDateTime'

/**
 * A day in the client's zone, or in the visitor's zone for a client without one [LY-13]. A server then writes it in its
 * own zone; the browser hydrates that text and replaces it with the visitor's day.
 */
export function LocalDay({ moment }: { /** ISO 8601. */ moment: string }): ReactNode {
  const day = formatDay(moment, useClient().config.timeZone)
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
