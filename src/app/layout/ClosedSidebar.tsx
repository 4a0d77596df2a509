import type { ReactNode } from 'react'
import { adminRailTexts as texts } from '../../texts/admin/adminRail.texts'
import { SiteSidebar } from './SiteSidebar'
import './ClosedSidebar.css'

/** The client's sidebar at the foot of an administrators' page, closed until it is wanted [LY-05]. */
export function ClosedSidebar(): ReactNode {
  return (
    <details className="fy-closed-sidebar">
      <summary>{texts.fromSite}</summary>
      <SiteSidebar />
    </details>
  )
}
