import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ApplicationFilters } from '../../../data/applications/applicationParams'

type Kind = Partial<Pick<ApplicationFilters, 'isExpressionOfInterest'>>

/** Navigation state of a URL change that the filters made. */
export const filterNavigation = { keepScroll: true, byFilters: true } as const

/**
 * Returns the default kind of the list: Expressions of Interest if a link led to them [AP-04], all applications if
 * the filters of Submitted Applications chose the kind.
 */
export function useListKind({ isExpressionOfInterest }: Kind): Kind {
  const state: unknown = useLocation().state
  const isChosen = typeof state === 'object' && state !== null && 'byFilters' in state
  const [kind, setKind] = useState({
    present: isExpressionOfInterest,
    own: isChosen ? undefined : isExpressionOfInterest,
  })
  if (kind.present !== isExpressionOfInterest) {
    setKind({ present: isExpressionOfInterest, own: isChosen ? kind.own : isExpressionOfInterest })
  }
  return kind.own === 'true' ? { isExpressionOfInterest: kind.own } : {}
}
