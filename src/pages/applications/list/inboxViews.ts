import type { ApplicationFilters } from '../../../data/applications/applicationParams'
import type { ApplicationCounts } from '../../../schemas/applications/application'
import { inboxTexts as texts } from '../../../texts/admin/applications.texts'

export interface InboxView {
  label: string
  filters: Partial<ApplicationFilters>
  getCount: (counts: ApplicationCounts) => number
}

/** Predefined filter sets for administrators. Each view consists only of filters, so the URL represents it fully. */
export const inboxViews: readonly [InboxView, ...InboxView[]] = [
  { label: texts.all, filters: {}, getCount: ({ all }) => all },
  { label: texts.unopened, filters: { isOpened: 'false' }, getCount: ({ unopened }) => unopened },
  { label: texts.overdue, filters: { due: 'overdue' }, getCount: ({ overdue }) => overdue },
  { label: texts.dueSoon, filters: { due: 'soon' }, getCount: ({ dueSoon }) => dueSoon },
]

/** Returns whether these filters match the view exactly, ignoring kind and vacancy, which only scope the counts. */
export function isView(
  view: InboxView,
  { isExpressionOfInterest: _kind, vacancyId: _vacancy, ...filters }: Partial<ApplicationFilters>,
) {
  const entries = Object.entries(filters)
  return (
    entries.length === Object.keys(view.filters).length &&
    entries.every(([key, value]) => view.filters[key as keyof ApplicationFilters] === value)
  )
}

/** Returns the keys of the filters that the current view, and so its chip, stands for. */
export function getViewKeys(filters: Partial<ApplicationFilters>): readonly string[] {
  return Object.keys(inboxViews.find((view) => isView(view, filters))?.filters ?? {})
}
