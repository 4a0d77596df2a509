import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { filterBarTexts as texts } from '../../../texts/admin/filterBar.texts'
import './ViewChips.css'

export interface ViewChip {
  label: string
  to: string
  isCurrent: boolean
  /** Number of rows; null until it is known, absent if it is not counted. */
  count?: number | null
  onClick?: () => void
}

interface ViewChipsProps {
  /** Accessible name of the views. */
  label: string
  /** The first view shows all rows. It is always visible, and removing another view leads to it. */
  views: readonly [ViewChip, ...ViewChip[]]
}

/**
 * Views of a list as links with their counts. Views that are empty or not counted yet are hidden, except the first and the
 * current view.
 */
export function ViewChips({ label, views }: ViewChipsProps): ReactNode {
  const [allView] = views
  const visibleViews = views.filter(
    ({ isCurrent, count }, index) => index === 0 || isCurrent || count === undefined || count,
  )
  return (
    <nav className="fy-views fy-no-print" aria-label={label}>
      <ul className="fy-views__list fy-flex fy-plain-list fy-gap-2">
        {visibleViews.map((view) => {
          const canRemove = view.isCurrent && view !== allView
          return (
            <li key={view.label}>
              <Link
                className="fy-views__link fy-icons-s fy-row fy-gap-2 fy-small"
                to={canRemove ? allView.to : view.to}
                state={{ keepScroll: true }}
                aria-current={view.isCurrent ? 'true' : undefined}
                title={canRemove ? texts.remove(view.label) : undefined}
                onClick={view.onClick}
              >
                {view.label}
                {view.count === undefined ? null : (
                  <>
                    {' '}
                    <span className="fy-views__count">{view.count ?? '\u2007'}</span>
                  </>
                )}
                {canRemove ? <X aria-hidden="true" /> : null}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
