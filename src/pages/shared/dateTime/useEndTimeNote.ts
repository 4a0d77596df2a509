import { useHydrated } from '../../../data/react/useHydrated'
import { clientZone, endTimeNote } from '../../../schemas/dateTime/formatDateTime'
import { deviceWallTime } from '../../../schemas/dateTime/zonedDateTime'
import { useClient } from '../site/SiteContext'

/**
 * Returns `endTimeNote` for this date-time. During server rendering the visitor's zone is unknown and stays out of
 * the note.
 */
export function useEndTimeNote(moment: string | null): string | null {
  const zone = clientZone(useClient().config)
  const viewerClock = useHydrated() ? deviceWallTime : undefined
  return moment === null ? null : endTimeNote(moment, zone, viewerClock)
}
