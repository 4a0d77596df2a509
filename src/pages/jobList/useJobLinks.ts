import { useMemo } from 'react'
import { useHydrated } from '../../data/useHydrated'
import { channelQuery } from '../../schemas/channel'
import { paths } from '../paths'
import { useClient, useSite } from '../SiteContext'
import { useBroughtAlong } from '../useBroughtAlong'

export interface JobLinks {
  hrefOf: (guid: string) => string
  /** What the client wants of them [JL-11]. */
  newTab: boolean
}

/** The ways from a list to Job Details; the same object until something of it changes. */
export function useJobLinks(): JobLinks {
  const { canRedirectToVacancyDetails: newTab } = useClient().settings
  const { channel } = useSite()
  // Another tab shares no storage with this one.
  const ofTab = useHydrated() && newTab ? channelQuery(channel.current()) : ''
  const brought = useBroughtAlong()('') + ofTab
  return useMemo(
    () => ({ newTab, hrefOf: (guid) => paths.jobDetails.href(guid) + brought }),
    [newTab, brought],
  )
}
