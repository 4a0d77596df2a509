import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../../data/react/useStoreValue'
import { readReferralSource, withReferralSource } from '../../../schemas/submission/referralSource'

/**
 * Returns a function that, before hydration, adds the referral source in the page's URL to a link, so that it reaches
 * the application form without scripts. After hydration the tab remembers the source.
 */
export function useReferralLink(): (href: string) => string {
  const isHydrated = useHydrated()
  const { search } = useLocation()
  return (href) => (isHydrated ? href : withReferralSource(href, readReferralSource(search)))
}
