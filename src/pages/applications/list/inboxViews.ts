import type { ApplicationFilters } from '../../../data/applications/applicationParams'
import type { ApplicationCounts } from '../../../schemas/applications/application'
import { inboxTexts as texts } from '../../../texts/admin/applications.texts'

export interface InboxView {
  label: string
  filters: Partial<ApplicationFilters>
  countOf: (counts: ApplicationCounts) => number
  /** Of those who promise something alone: it stands there while it holds anything. */
  isRare?: true
}

/** What administrators look for again and again; each is nothing but filters, so it stands in the address. */
export const inboxViews: readonly InboxView[] = [
  { label: texts.all, filters: {}, countOf: ({ all }) => all },
  { label: texts.unopened, filters: { isOpened: 'false' }, countOf: ({ unopened }) => unopened },
  { label: texts.overdue, filters: { due: 'overdue' }, countOf: ({ overdue }) => overdue, isRare: true },
  { label: texts.dueSoon, filters: { due: 'soon' }, countOf: ({ dueSoon }) => dueSoon, isRare: true },
  { label: texts.retrying, filters: { delivery: 'retrying' }, countOf: ({ retrying }) => retrying },
  { label: texts.failed, filters: { delivery: 'failed' }, countOf: ({ failed }) => failed },
  {
    label: texts.failedToday,
    filters: { delivery: 'failedToday' },
    countOf: ({ failedSince }) => failedSince,
  },
]

/** Whether these filters are the view's and no others; the scope of the counts (kind and vacancy) does not count. */
export function isView(
  view: InboxView,
  { isExpressionOfInterest: _kind, vacancyId: _vacancy, ...filters }: Partial<ApplicationFilters>,
) {
  const asked = Object.entries(filters)
  return (
    asked.length === Object.keys(view.filters).length &&
    asked.every(([key, value]) => view.filters[key as keyof ApplicationFilters] === value)
  )
}
