import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import './PageTabs.css'

interface PageTabsProps {
  /** Accessible name of the tabs. */
  label: string
  tabs: readonly { label: string; href: string; isCurrent: boolean }[]
}

/** The parts of a page as links: each part has a separate URL. */
export function PageTabs({ label, tabs }: PageTabsProps): ReactNode {
  return (
    <nav className="fy-page-tabs" aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link to={tab.href} aria-current={tab.isCurrent ? 'page' : undefined}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
