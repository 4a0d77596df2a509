import { type ReactNode, useEffect, useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import {
  countKey,
  countScope,
  createApplicationCounts,
} from '../../../data/applications/applicationCounts.store'
import type { ApplicationFilters } from '../../../data/applications/applicationParams'
import { createApplications } from '../../../data/applications/applications.store'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { inboxTexts as texts } from '../../../texts/admin/applications.texts'
import { useSiteService } from '../../shared/site/useSiteService'
import { writeApplicationsQuery } from '../query/applicationsQuery'
import '../../shared/table/Views.css'
import { type InboxView, inboxViews, isView } from './inboxViews'

/** Views of the list with their counts; empty ones are hidden and the current one is marked [AP-03, AP-04]. */
export function InboxViews({ filters }: { filters: Partial<ApplicationFilters> }): ReactNode {
  const counts = useSiteService(createApplicationCounts)
  const applications = useSiteService(createApplications)
  const [search] = useSearchParams()
  const key = countKey(filters)
  const loadedCounts = useStoreValue(counts.store, (state) => state[key])
  const list = useStoreValue(applications.store, (state) => state.list)
  const { isExpressionOfInterest, vacancyId } = filters
  const scope = useMemo(
    () => countScope({ isExpressionOfInterest, vacancyId }),
    [isExpressionOfInterest, vacancyId],
  )
  useEffect(() => {
    void counts.load(scope)
  }, [counts, scope])
  const visibleViews = inboxViews.filter(
    (view) =>
      view.label === texts.all || isView(view, filters) || (loadedCounts && view.countOf(loadedCounts) > 0),
  )
  // The loaded list may be newer than the counts, so the current view shows the list's own total.
  const countOf = (view: InboxView) =>
    list.status === 'ready' && isView(view, filters)
      ? list.data.pagination.recordCount
      : loadedCounts && view.countOf(loadedCounts)
  return (
    <nav className="fy-views" aria-label={texts.views}>
      <ul className="fy-views__list">
        {visibleViews.map((view) => (
          <li key={view.label}>
            <Link
              className="fy-views__link"
              to={writeApplicationsQuery(search, { filters: { ...scope, ...view.filters }, id: null })}
              state={{ keepScroll: true }}
              onClick={() => {
                if (isView(view, filters)) void applications.refresh()
              }}
              aria-current={isView(view, filters) ? 'true' : undefined}
            >
              {view.label} <span className="fy-views__count">{countOf(view) ?? '\u2007'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
