import { type ReactNode, useMemo } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import type { ClientSiteState } from '../data/clientSite'
import { useStoreValue } from '../data/useStoreValue'
import { useSite } from '../pages/SiteContext'
import type { ClientPage } from '../schemas/pages/clientPage'
import { PageBoundary } from './layout/PageBoundary'
import { SiteLayout } from './layout/SiteLayout'
import { matchPage } from './matchPage'
import { siteRoutes } from './siteRoutes'

/** The page of the present address, inside the layout that its definition asks for. */
export function SitePages(): ReactNode {
  const pages = useStoreValue(useSite().clientSite.store, pagesOf)
  const routes = useMemo(() => siteRoutes(pages), [pages])
  const location = useLocation()
  const page = useRoutes(routes)
  return (
    <PageBoundary place={location.key}>
      <SiteLayout definition={matchPage(location, pages).definition}>
        <PageBoundary place={location.key} insideLayout>
          {page}
        </PageBoundary>
      </SiteLayout>
    </PageBoundary>
  )
}

const none: readonly ClientPage[] = []

/** A client's own pages; nothing is drawn before they are known. */
function pagesOf(client: ClientSiteState): readonly ClientPage[] {
  return client.status === 'ready' ? client.config.pages : none
}
