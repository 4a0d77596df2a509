import { useHydrated } from '../../../data/react/useHydrated'
import { clientZone, endTimeNote } from '../../../schemas/dateTime/formatDateTime'
import { useClient } from '../site/SiteContext'

/** See `endTimeNote`; the server, which does not know the visitor's zone, leaves it aside. */
export function useEndTimeNote(moment: string | null): string | null {
  const zone = clientZone(useClient().config)
  const viewerZone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined
  return moment === null ? null : endTimeNote(moment, zone, viewerZone)
}
