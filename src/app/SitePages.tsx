import { type ReactNode, useMemo } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { PageBoundary } from './layout/PageBoundary'
import { SiteLayout } from './layout/SiteLayout'
import { matchPage } from './matchPage'
import { siteRoutes } from './siteRoutes'

/** The page of the present address, inside the layout that its definition asks for. */
export function SitePages(): ReactNode {
  const routes = useMemo(siteRoutes, [])
  const location = useLocation()
  const page = useRoutes(routes)
  return (
    <PageBoundary place={location.key}>
      <SiteLayout definition={matchPage(location).definition}>
        <PageBoundary place={location.key} insideLayout>
          {page}
        </PageBoundary>
      </SiteLayout>
    </PageBoundary>
  )
}
