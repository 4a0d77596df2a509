import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ApplicationFilters } from '../../../data/applications/applicationParams'

type Kind = Partial<Pick<ApplicationFilters, 'isExpressionOfInterest'>>

/** Navigation state of a URL change by the filters of the page. */
export const filterNavigationState = { keepScroll: true, byFilters: true } as const

/**
 * Returns the default kind of the list: Expressions of Interest if a link led to them [AP-04], all applications if
 * the filters of Submitted Applications chose the kind.
 */
export function useDefaultListKind({ isExpressionOfInterest }: Kind): Kind {
  const state: unknown = useLocation().state
  const isChosenByFilters = typeof state === 'object' && state !== null && 'byFilters' in state
  const [kind, setKind] = useState({
    current: isExpressionOfInterest,
    default: isChosenByFilters ? undefined : isExpressionOfInterest,
  })
  if (kind.current !== isExpressionOfInterest) {
    setKind({
      current: isExpressionOfInterest,
      default: isChosenByFilters ? kind.default : isExpressionOfInterest,
    })
  }
  return kind.default === 'true' ? { isExpressionOfInterest: kind.default } : {}
}
