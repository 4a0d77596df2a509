import { type ReactNode, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  createApplicationCounts,
  getCountKey,
  getCountScope,
} from '../../../data/applications/applicationCounts.store'
import type { ApplicationFilters } from '../../../data/applications/applicationParams'
import { createApplications } from '../../../data/applications/applications.store'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { ApplicationCounts } from '../../../schemas/applications/application'
import { inboxTexts as texts } from '../../../texts/admin/applications.texts'
import { useSiteService } from '../../shared/site/SiteContext'
import { type ViewChip, ViewChips } from '../../shared/table/ViewChips'
import { writeApplicationsQuery } from '../query/applicationsQuery'

/**
 * Views of the list with their counts [AP-03, AP-04]. The current one is marked. The others, except 'All', are hidden
 * while their count is 0 or unknown.
 */
export function InboxViews({ filters }: { filters: Partial<ApplicationFilters> }): ReactNode {
  const counts = useSiteService(createApplicationCounts)
  const applications = useSiteService(createApplications)
  const [search] = useSearchParams()
  const key = getCountKey(filters)
  const loadedCounts = useStoreValue(counts.store, (state) => state[key])
  const list = useStoreValue(applications.store, (state) => state.list)
  const { isExpressionOfInterest, vacancyId } = filters
  const scope = useMemo(
    () => getCountScope({ isExpressionOfInterest, vacancyId }),
    [isExpressionOfInterest, vacancyId],
  )
  useEffect(() => {
    void counts.load(scope)
  }, [counts, scope])
  // The loaded list may be newer than the counts, so the current view shows the list's own total.
  const getCount = (view: InboxView) =>
    list.status === 'ready' && matchesView(view, filters)
      ? list.data.pagination.recordCount
      : loadedCounts && view.getCount(loadedCounts)
  const getChip = (view: InboxView): ViewChip => ({
    label: view.label,
    to: writeApplicationsQuery(search, { filters: { ...scope, ...view.filters }, id: null }),
    isCurrent: matchesView(view, filters),
    count: getCount(view) ?? null,
    onClick: () => {
      if (matchesView(view, filters)) void applications.refresh()
    },
  })
  const [allView, ...otherViews] = inboxViews
  return <ViewChips label={texts.views} views={[getChip(allView), ...otherViews.map(getChip)]} />
}

interface InboxView {
  label: string
  filters: Partial<ApplicationFilters>
  getCount: (counts: ApplicationCounts) => number
}

/** Predefined filter sets for administrators. Each view consists only of filters, so the URL represents it fully. */
const inboxViews: readonly [InboxView, ...InboxView[]] = [
  { label: texts.all, filters: {}, getCount: ({ all }) => all },
  { label: texts.unopened, filters: { isOpened: 'false' }, getCount: ({ unopened }) => unopened },
  { label: texts.overdue, filters: { due: 'overdue' }, getCount: ({ overdue }) => overdue },
  { label: texts.dueWithinWeek, filters: { due: 'soon' }, getCount: ({ dueSoon }) => dueSoon },
]

/** Returns whether these filters match the view exactly, ignoring kind and vacancy, which every view keeps. */
function matchesView(
  view: InboxView,
  { isExpressionOfInterest: _kind, vacancyId: _vacancy, ...filters }: Partial<ApplicationFilters>,
) {
  const entries = Object.entries(filters)
  return (
    entries.length === Object.keys(view.filters).length &&
    entries.every(([key, value]) => view.filters[key as keyof ApplicationFilters] === value)
  )
}

/** Returns the keys of the filters that the current view's chip already shows; none if no view matches. */
export function getViewFilterKeys(filters: Partial<ApplicationFilters>): readonly string[] {
  return Object.keys(inboxViews.find((view) => matchesView(view, filters))?.filters ?? {})
}
