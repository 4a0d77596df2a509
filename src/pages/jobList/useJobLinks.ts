import { useMemo } from 'react'
import { useHydrated } from '../../data/react/useHydrated'
import { referralSourceQuery } from '../../schemas/submission/referralSource'
import { paths } from '../routing/paths'
import { useReferralLink } from '../shared/links/useReferralLink'
import { useClient, useSite } from '../shared/site/SiteContext'

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
  const ofTab = useHydrated() && newTab ? referralSourceQuery(channel.current()) : ''
  const brought = useReferralLink()('') + ofTab
  return useMemo(
    () => ({ newTab, hrefOf: (guid) => paths.jobDetails.href(guid) + brought }),
    [newTab, brought],
  )
}
