import type { ReactNode } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { useHydrated } from '../../data/react/useStoreValue'
import { paths } from '../routing/paths'

/**
 * Return URL for marketplaces: redirects to the application form, or to the job list if no vacancy is named [RT-13].
 */
export function VacancyInterestBlock(): ReactNode {
  const { search } = useLocation()
  // A marketplace that only returns its `state` parameter names the vacancy there.
  const guid = useParams().guid ?? new URLSearchParams(search).get('state')
  if (!useHydrated()) return null
  return <Navigate to={guid ? `${paths.apply.href(guid)}${search}` : paths.viewJobs.href()} replace />
}
