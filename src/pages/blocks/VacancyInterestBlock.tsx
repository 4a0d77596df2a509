import type { ReactNode } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { paths } from '../paths'

/** Where a marketplace sends people back to: on to the application form, or to the jobs when it names none [RT-13]. */
export function VacancyInterestBlock(): ReactNode {
  const { guid } = useParams()
  const { search } = useLocation()
  return <Navigate to={guid ? `${paths.apply.href(guid)}${search}` : paths.viewJobs.href()} replace />
}
