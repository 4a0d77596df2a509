import { useMemo } from 'react'
import { useHydrated } from '../../data/react/useHydrated'
import { toReferralSourceQuery } from '../../schemas/submission/referralSource'
import { paths } from '../routing/paths'
import { useReferralLink } from '../shared/links/useReferralLink'
import { useClient, useSite } from '../shared/site/SiteContext'

export interface JobLinks {
  getHref: (guid: string) => string
  /** Whether the client wants job links to open in a new tab [JL-11]. */
  newTab: boolean
}

/**
 * Returns memoized functions that link a list row to Job Details; the identity changes only when an input changes.
 */
export function useJobLinks(): JobLinks {
  const { canRedirectToVacancyDetails } = useClient().settings
  const { referralSource } = useSite()
  // A new tab does not share this tab's session storage, so the link carries the referral source.
  const tabReferralQuery =
    useHydrated() && canRedirectToVacancyDetails ? toReferralSourceQuery(referralSource.get()) : ''
  const referralQuery = useReferralLink()('') + tabReferralQuery
  return useMemo(
    () => ({
      newTab: canRedirectToVacancyDetails,
      getHref: (guid) => paths.jobDetails.href(guid) + referralQuery,
    }),
    [canRedirectToVacancyDetails, referralQuery],
  )
}
