import type { ReactNode } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { useHydrated } from '../../data/react/useHydrated'
import { paths } from '../routing/paths'

/** Where a marketplace sends people back to: on to the application form, or to the jobs when it names none [RT-13]. */
export function VacancyInterestBlock(): ReactNode {
  const { search } = useLocation()
  // A marketplace that only hands its `state` back names the vacancy there.
  const guid = useParams().guid ?? new URLSearchParams(search).get('state')
  if (!useHydrated()) return null
  return <Navigate to={guid ? `${paths.apply.href(guid)}${search}` : paths.viewJobs.href()} replace />
}
