import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../../data/react/useHydrated'
import { readReferralSource, withReferralSource } from '../../../schemas/submission/referralSource'

/**
 * How links are written while no script has taken the page up: where its own address says where the visitor came from,
 * the next page's has to, up to the form that asks for it. With scripts the tab remembers.
 */
export function useReferralLink(): (href: string) => string {
  const isHydrated = useHydrated()
  const { search } = useLocation()
  return (href) => (isHydrated ? href : withReferralSource(href, readReferralSource(search)))
}
