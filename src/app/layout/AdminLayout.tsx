import type { ReactNode } from 'react'
import { NewDeviceNotice } from '../../pages/accountSecurity/NewDeviceNotice'
import { PageNotices } from '../../pages/shared/pageHeader/PageNotices'
import { layoutTexts } from '../../texts/public/site.texts'
import { OfflineNotice } from '../offline/OfflineNotice'
import { ActingClientBanner } from './ActingStrip'
import { AdminRail } from './AdminRail'
import { ClosedSidebar } from './ClosedSidebar'
import { SiteFooter } from './SiteFooter'

interface AdminLayoutProps {
  hasSidebar: boolean
  children: ReactNode
}

/** The layout around every administrators' page: the rail beside the page. */
export function AdminLayout({ hasSidebar, children }: AdminLayoutProps): ReactNode {
  return (
    <div id="Layout" className="fy-layout fy-layout--admin">
      <a className="fy-skip fy-visually-hidden" href="#main">
        {layoutTexts.skip}
      </a>
      <div className="fy-layout__rail">
        <AdminRail />
      </div>
      <div className="fy-layout__page">
        <OfflineNotice isForm={false} />
        <ActingClientBanner />
        <div className="fy-layout__body">
          <main id="main" className="fy-layout__main" tabIndex={-1}>
            <PageNotices value={<NewDeviceNotice />}>{children}</PageNotices>
          </main>
          {hasSidebar ? <ClosedSidebar /> : null}
        </div>
        <SiteFooter />
      </div>
    </div>
  )
}
