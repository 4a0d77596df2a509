import { useHydrated } from '../../../data/react/useHydrated'
import { endTimeNote, getClientZone } from '../../../schemas/dateTime/formatDateTime'
import { deviceWallTime } from '../../../schemas/dateTime/zonedDateTime'
import { useClient } from '../site/SiteContext'

/**
 * Returns `endTimeNote` for this date-time. During server rendering the visitor's zone is unknown and stays out of
 * the note.
 */
export function useEndTimeNote(timestamp: string | null): string | null {
  const zone = getClientZone(useClient().config)
  const viewerClock = useHydrated() ? deviceWallTime : undefined
  return timestamp === null ? null : endTimeNote(timestamp, zone, viewerClock)
}
