import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { getPageButtons } from '../../../schemas/jobList/paging'
import { pagingTexts } from '../../../texts/public/site.texts'
import './Pagination.css'

interface PaginationProps {
  page: number
  lastPage: number
  /** Returns the URL of a page of the list. */
  getHref: (page: number) => string
}

/**
 * Previous, next and at most 6 page buttons; nothing for a single page [JL-14]. Pages are links, so they can open in
 * a new tab.
 */
export function Pagination({ page, lastPage, getHref }: PaginationProps): ReactNode {
  const buttons = getPageButtons(page, lastPage)
  if (buttons.length === 0) return null
  return (
    <nav className="fy-pagination fy-no-print fy-cluster fy-gap-1 fy-inset-4" aria-label={pagingTexts.label}>
      <AdjacentPageLink to={page > 1 ? getHref(page - 1) : null} label={pagingTexts.previous}>
        <ChevronLeft aria-hidden="true" />
      </AdjacentPageLink>
      <ol className="fy-wrap fy-plain-list fy-gap-1">
        {buttons.map((number, index) => (
          <li key={number ?? `hidden-after-${buttons[index - 1]}`}>
            {number === null ? (
              <span className="fy-pagination__gap fy-center fy-bare fy-strong">
                <span aria-hidden="true">…</span>
                <span className="fy-visually-hidden">{pagingTexts.hidden}</span>
              </span>
            ) : (
              <Link
                className="fy-pagination__page fy-icons fy-center fy-bare fy-strong"
                to={getHref(number)}
                aria-label={pagingTexts.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <AdjacentPageLink to={page < lastPage ? getHref(page + 1) : null} label={pagingTexts.next}>
        <ChevronRight aria-hidden="true" />
      </AdjacentPageLink>
    </nav>
  )
}

function AdjacentPageLink({
  to,
  label,
  children,
}: {
  to: string | null
  label: string
  children: ReactNode
}): ReactNode {
  if (to === null)
    return (
      <button
        type="button"
        className="fy-pagination__page fy-icons fy-center fy-bare fy-strong"
        aria-label={label}
        disabled
      >
        {children}
      </button>
    )
  return (
    <Link className="fy-pagination__page fy-icons fy-center fy-bare fy-strong" to={to} aria-label={label}>
      {children}
    </Link>
  )
}
