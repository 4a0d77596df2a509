import './SiteLayout.css'
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated, useStoreValue } from '../../data/react/useStoreValue'

import { Skeleton } from '../../pages/shared/feedback/Skeleton'
import { useSite } from '../../pages/shared/site/SiteContext'
import type { PageDefinition, PageLayout } from '../../schemas/pages/pageDefinition'
import { layoutTexts, siteTexts } from '../../texts/public/site.texts'
import { watchWhenEmbedded } from '../embedding/detectFrame'
import { postNavigation } from '../embedding/frameNavigation'
import { OfflineNotice } from '../offline/OfflineNotice'
import { NotificationList } from './NotificationList'
import { PlainPage } from './PageBoundary'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'
import { SiteSidebar } from './SiteSidebar'

/** Loaded lazily, because visitors do not need it. */
const AdminLayout = lazy(async () => ({ default: (await import('./AdminLayout')).AdminLayout }))

const plainLayout: PageLayout = { sidebar: 'none', titleBar: 'none', width: 'normal' }

interface SiteLayoutProps {
  /** Undefined while the address redirects. */
  definition: PageDefinition | undefined
  children: ReactNode
}

/** The layout around every page: header, title bar, sidebar, footer, notifications [LY-01…LY-09]. */
export function SiteLayout({ definition, children }: SiteLayoutProps): ReactNode {
  const site = useSite()
  const client = useStoreValue(site.clientSite.store, (state) => state)
  const layout = definition?.layout ?? plainLayout
  const sidebar = useSidebar(layout)
  useScrollToTop()
  if (client.status === 'loading') return <FullScreenLoader />
  if (client.status === 'unknown') return <UnknownClient subdomain={client.subdomain} />
  if (definition?.access === 'signedIn' || definition?.access === 'superUser')
    return (
      <AdminArea>
        <AdminLayout hasSidebar={client.settings.canShowSidebar && sidebar === 'closed'}>
          {children}
        </AdminLayout>
      </AdminArea>
    )
  const activeSidebar = client.settings.canShowSidebar && sidebar !== 'none' ? sidebar : null
  return (
    <>
      <div id="Layout" ref={watchWhenEmbedded} className={`fy-layout fy-layout--${layout.width}`}>
        <a className="fy-skip fy-rounded fy-surface fy-strong fy-visually-hidden" href="#main">
          {layoutTexts.skip}
        </a>
        <OfflineNotice isApplicationForm={definition?.name === 'apply'} />
        <SiteHeader titleBar={layout.titleBar} />
        <div className={`fy-layout__body fy-layout__body--${layout.titleBar}`}>
          <div
            className={
              activeSidebar === null
                ? 'fy-layout__columns'
                : `fy-layout__columns fy-layout__columns--${activeSidebar}`
            }
          >
            <main id="main" className="fy-layout__main fy-shrink" tabIndex={-1}>
              {children}
            </main>
            {activeSidebar === null ? null : <SiteSidebar />}
          </div>
        </div>
        <SiteFooter />
      </div>
      <NotificationList />
    </>
  )
}

/**
 * Reserves the space of the administrators' layout until its code has loaded, so that the page does not shift. The
 * server renders only this, because it does not know who requests the page.
 */
function AdminArea({ children }: { children: ReactNode }): ReactNode {
  const skeleton = (
    <div className="fy-layout fy-layout--admin">
      <div className="fy-layout__rail fy-no-print" />
      <main className="fy-column fy-shrink">
        <div className="fy-layout__body">
          <Skeleton card lines={8} hasHeading />
        </div>
      </main>
    </div>
  )
  return (
    <>
      {useHydrated() ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton}
      <NotificationList />
    </>
  )
}

/** The application form shows the sidebar only while the vacancy is loading [LY-05]. */
function useSidebar(layout: PageLayout): Exclude<PageLayout['sidebar'], 'whileLoading'> {
  const isLoading = useStoreValue(useSite().vacancies.store, ({ active }) => active?.status === 'loading')
  if (layout.sidebar !== 'whileLoading') return layout.sidebar
  return isLoading ? 'beside' : 'none'
}

/** Shown for a host name that belongs to no client [ER-04]. */
function UnknownClient({ subdomain }: { subdomain: string }): ReactNode {
  useEffect(() => {
    document.title = layoutTexts.unknownTitle
  }, [])
  return <PlainPage title={layoutTexts.unknownTitle} text={layoutTexts.unknownText(subdomain)} />
}

/**
 * Scrolls to the top on every navigation, unless the query's `disableScroll` is 1 [RT-15]. A change of state within a
 * page (a filter, an open panel) sets `keepScroll` and does not scroll.
 */
function useScrollToTop(): void {
  const { key, search, state } = useLocation()
  const previousKey = useRef(key)
  // Runs before the page's effects, which may restore an earlier scroll position.
  useLayoutEffect(() => {
    if (previousKey.current === key) return
    previousKey.current = key
    const keepsScroll = typeof state === 'object' && state !== null && 'keepScroll' in state
    const keepsPosition = keepsScroll || new URLSearchParams(search).get('disableScroll') === '1'
    if (!keepsPosition) window.scrollTo({ top: 0 })
    postNavigation(!keepsPosition)
  }, [key, search, state])
}

/** Covers the screen until the client's configuration has loaded [LY-09]. */
function FullScreenLoader(): ReactNode {
  return (
    <div className="fy-loader" role="status">
      <span className="fy-loader__mark" aria-hidden="true" />
      <span className="fy-visually-hidden">{siteTexts.loading}</span>
    </div>
  )
}
