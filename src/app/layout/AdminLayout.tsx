import './AdminLayout.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { NewDeviceNotice } from '../../pages/accountSecurity/NewDeviceNotice'
import { paths } from '../../pages/routing/paths'
import { PageNotices } from '../../pages/shared/pageHeader/PageHeader'
import { adminRailTexts as texts } from '../../texts/admin/adminRail.texts'
import { layoutTexts } from '../../texts/public/site.texts'
import { OfflineNotice } from '../offline/OfflineNotice'
import { AdminRail } from './AdminRail'
import { useActingClient } from './adminLinks'
import { SiteFooter } from './SiteFooter'
import { SiteSidebar } from './SiteSidebar'

interface AdminLayoutProps {
  hasSidebar: boolean
  children: ReactNode
}

/** The layout around every administrators' page: the rail beside the page. */
export function AdminLayout({ hasSidebar, children }: AdminLayoutProps): ReactNode {
  return (
    <div id="Layout" className="fy-layout fy-layout--admin">
      <a className="fy-skip fy-rounded fy-surface fy-strong fy-visually-hidden" href="#main">
        {layoutTexts.skip}
      </a>
      <div className="fy-layout__rail fy-no-print">
        <AdminRail />
      </div>
      <div className="fy-column fy-shrink">
        <OfflineNotice isApplicationForm={false} />
        <ActingClientBanner />
        <div className="fy-layout__body">
          <main id="main" className="fy-layout__main fy-shrink" tabIndex={-1}>
            <PageNotices value={<NewDeviceNotice />}>{children}</PageNotices>
          </main>
          {hasSidebar ? <ClosedSidebar /> : null}
        </div>
        <SiteFooter />
      </div>
    </div>
  )
}

/** Names the client that the SuperUser works in, with a link back to all clients. */
function ActingClientBanner(): ReactNode {
  const actingClient = useActingClient()
  if (actingClient === null) return null
  return (
    <aside
      className="fy-acting fy-wrap fy-small fy-strong"
      aria-label={texts.actingFor(actingClient.company)}
    >
      <span>{texts.actingFor(actingClient.company)}</span>
      <Link to={paths.userManagement.href()}>{texts.leave}</Link>
    </aside>
  )
}

/** The client's sidebar at the foot of an administrators' page, collapsed until the user opens it [LY-05]. */
function ClosedSidebar(): ReactNode {
  return (
    <details className="fy-closed-sidebar fy-no-print fy-ruled fy-note">
      <summary>{texts.siteSidebar}</summary>
      <SiteSidebar />
    </details>
  )
}
