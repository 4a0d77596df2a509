import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'

/** Leads on to another address; the query comes along, so that embedding and filters survive. */
export function RedirectRoute({ to }: { to: string }): ReactNode {
  const { search, state } = useLocation()
  return <Navigate to={`${to}${search}`} state={state} replace />
}
