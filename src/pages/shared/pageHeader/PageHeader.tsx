import './PageHeader.css'
import { ArrowLeft } from 'lucide-react'
import { createContext, type ReactNode, use, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useScrollToCurrent } from '../browser/useScrollToCurrent'
import { PageHeading } from './PageHeading'

interface PageHeaderProps {
  title: string
  /** Identifies the page if its title changes while the user edits; see `PageHeading`. */
  page?: string
  /** One short sentence below the title. */
  note?: ReactNode
  /** The page that this one belongs to. */
  backLink?: { to: string; label: string }
  /** State of the shown object, such as Draft or Open. */
  chip?: ReactNode
  /** Shows whether the page is saved. */
  savedState?: ReactNode
  /** Actions before the primary action. */
  secondaryActions?: ReactNode
  primaryAction?: ReactNode
}

/** The header of every administrators' page, and below it the layout's notices. */
export function PageHeader({
  title,
  page = title,
  note,
  backLink,
  chip,
  savedState,
  secondaryActions,
  primaryAction,
}: PageHeaderProps): ReactNode {
  return (
    <>
      <header className="fy-page-header fy-wrap">
        {backLink ? (
          <Link className="fy-page-header__back fy-gap-1 fy-middle fy-small" to={backLink.to}>
            <ArrowLeft aria-hidden="true" />
            <span>{backLink.label}</span>
          </Link>
        ) : null}
        <div className="fy-page-header__row fy-cluster fy-gap-2-3">
          <PageHeading page={page}>{title}</PageHeading>
          {chip || savedState ? (
            <div className="fy-page-header__state fy-row fy-gap-2-3">
              {chip}
              {savedState}
            </div>
          ) : null}
          {secondaryActions || primaryAction ? (
            <div className="fy-page-header__actions fy-wrap fy-gap-2">
              {secondaryActions}
              {primaryAction}
            </div>
          ) : null}
        </div>
        {note ? <div className="fy-page-header__note fy-note">{note}</div> : null}
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
  const list = useRef<HTMLUListElement>(null)
  useScrollToCurrent(list, tabs.find(({ isCurrent }) => isCurrent)?.href)
  return (
    <nav className="fy-page-tabs" aria-label={label}>
      <ul ref={list}>
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
