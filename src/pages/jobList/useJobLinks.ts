import { useMemo } from 'react'
import { useHydrated } from '../../data/react/useHydrated'
import { toReferralSourceQuery } from '../../schemas/submission/referralSource'
import { paths } from '../routing/paths'
import { useReferralLink } from '../shared/links/useReferralLink'
import { useClient, useSite } from '../shared/site/SiteContext'

export interface JobLinks {
  getHref: (guid: string) => string
  /** Whether the client wants job links to open in a new tab [JL-11]. */
  opensInNewTab: boolean
}

/** Returns how list rows link to Job Details. The object is memoized: it changes only when an input changes. */
export function useJobLinks(): JobLinks {
  const { canRedirectToVacancyDetails: opensInNewTab } = useClient().settings
  const { referralSource } = useSite()
  // A new tab does not share this tab's session storage, so the link carries the referral source.
  const tabReferralQuery = useHydrated() && opensInNewTab ? toReferralSourceQuery(referralSource.get()) : ''
  // At most one of the two is not empty: the first before hydration, the second after it.
  const referralQuery = useReferralLink()('') + tabReferralQuery
  return useMemo(
    () => ({
      opensInNewTab,
      getHref: (guid) => paths.jobDetails.href(guid) + referralQuery,
    }),
    [opensInNewTab, referralQuery],
  )
}
