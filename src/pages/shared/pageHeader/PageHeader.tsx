import './PageHeader.css'
import { ArrowLeft } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { Link } from 'react-router-dom'
import { PageHeading } from './PageHeading'

interface PageHeaderProps {
  title: string
  /** Identifies the page if its title changes while the user edits; see `PageHeading`. */
  page?: string
  /** One short sentence below the title. */
  note?: ReactNode
  /** The page that this one belongs to. */
  back?: { to: string; label: string }
  /** State of the shown object, such as Draft or Open. */
  chip?: ReactNode
  /** Whether the page is saved. */
  savedState?: ReactNode
  secondary?: ReactNode
  primaryAction?: ReactNode
}

/** The header of every administrators' page, and below it the layout's notices. */
export function PageHeader({
  title,
  page = title,
  note,
  back,
  chip,
  savedState,
  secondary,
  primaryAction,
}: PageHeaderProps): ReactNode {
  return (
    <>
      <header className="fy-page-header">
        {back ? (
          <Link className="fy-page-header__back" to={back.to}>
            <ArrowLeft aria-hidden="true" />
            <span>{back.label}</span>
          </Link>
        ) : null}
        <div className="fy-page-header__row">
          <PageHeading page={page} note={note}>
            {title}
          </PageHeading>
          {chip ? <span className="fy-badge">{chip}</span> : null}
          {savedState}
          {secondary || primaryAction ? (
            <div className="fy-page-header__actions">
              {secondary}
              {primaryAction}
            </div>
          ) : null}
        </div>
      </header>
      {use(PageNotices)}
    </>
  )
}

/** Notices that the layout shows below the header of the current administrators' page. */
export const PageNotices = createContext<ReactNode>(null)

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
