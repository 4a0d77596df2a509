import type { ReactNode } from 'react'
import { EoiCard } from '../../pages/parts/EoiCard'
import { useClient } from '../../pages/SiteContext'
import { layoutTexts } from '../../texts/site'
import { RecentJobs } from './RecentJobs'
import './SiteSidebar.css'

/** The client's own words, the Expression of Interest and the newest jobs [LY-06]. */
export function SiteSidebar(): ReactNode {
  const { settings, sidebarHtml } = useClient()
  return (
    <aside className="fy-sidebar" aria-label={layoutTexts.sidebar}>
      {sidebarHtml ? (
        <div
          className="fy-sidebar__card fy-sidebar__own fy-rich fy-card"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans every sidebar that it sends.
          dangerouslySetInnerHTML={{ __html: sidebarHtml }}
        />
      ) : null}
      {settings.canShowEoi ? <EoiCard /> : null}
      {settings.canShowRecentJobs ? <RecentJobs /> : null}
    </aside>
  )
}
