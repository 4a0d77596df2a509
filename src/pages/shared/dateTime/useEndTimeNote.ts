import { useHydrated } from '../../../data/react/useHydrated'
import { endTimeNote, getClientZone } from '../../../schemas/dateTime/formatDateTime'
import { useClient } from '../site/SiteContext'

/**
 * Returns `endTimeNote` for this date-time. During server rendering the visitor's zone is unknown and stays out of
 * the note.
 */
export function useEndTimeNote(timestamp: string | null): string | null {
  const zone = getClientZone(useClient().config)
  const viewerZone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined
  return timestamp === null ? null : endTimeNote(timestamp, zone, viewerZone)
}
