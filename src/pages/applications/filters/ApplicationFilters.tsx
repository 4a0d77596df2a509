import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ApplicationFilters as Filters } from '../../../data/applications/applicationParams'
import { buildApplicationFiltersForm } from '../../../schemas/applications/buildApplicationFiltersForm'
import { applicationFiltersTexts as texts } from '../../../texts/admin/applications.texts'
import { Notice } from '../../shared/feedback/Notice'
import { Skeleton } from '../../shared/feedback/Skeleton'
import { useClient } from '../../shared/site/SiteContext'
import { FilterBar } from '../../shared/table/FilterBar'
import { getViewFilterKeys, InboxViews } from '../list/InboxViews'
import { StatusFilter } from '../list/StatusFilter'
import { hasReversedDates, listActiveFilters } from './applicationFilterValues'

/** Lazy, because the list itself works without the form engine. */
const ApplicationFiltersForm = lazy(async () => ({
  default: (await import('./ApplicationFiltersForm')).ApplicationFiltersForm,
}))

interface ApplicationFiltersProps {
  filters: Partial<Filters>
  /**
   * Kind of application that the page lists by default. It does not count as an active filter, and clearing filters
   * returns to it.
   */
  defaultFilters: Pick<Partial<Filters>, 'isExpressionOfInterest'>
  /** Name of the vacancy that the list is filtered by. */
  vacancyName: string
  onChange: (filters: Partial<Filters>) => void
  /** Number of results; null until it is known. */
  resultCount: number | null
  /** Number of results in words, and the controls for how the list is displayed. */
  endContent: ReactNode
  /** Actions on the selected rows; null while none is selected. */
  actions: ReactNode
}

const form = buildApplicationFiltersForm()

/** The filter bar of Submitted Applications, its dialog with more filters, and the active filters [AP-03]. */
export function ApplicationFilters({
  filters,
  defaultFilters,
  vacancyName,
  onChange,
  resultCount,
  endContent,
  actions,
}: ApplicationFiltersProps): ReactNode {
  const { canReviewBlind } = useClient().settings
  const { version, emit, overrideFilters } = useFormVersion(filters, onChange)
  const isDefaultKind = filters.isExpressionOfInterest === defaultFilters.isExpressionOfInterest
  const visibleFilters = listActiveFilters(form, filters, vacancyName).filter(
    ({ key }) => !(key in defaultFilters && isDefaultKind),
  )
  const viewKeys = getViewFilterKeys(filters)
  const { applicantName = '', ...filtersWithoutName } = filters
  const reversedDatesWarning = hasReversedDates(filters) ? (
    <Notice type="warning">{texts.reversedDates}</Notice>
  ) : null
  return (
    <div className="fy-application-filters fy-stack fy-gap-3">
      <FilterBar
        label={texts.bar}
        {...(canReviewBlind
          ? {}
          : {
              search: {
                ...{ name: 'applicantName', label: texts.search, placeholder: texts.searchHint },
                value: applicantName,
                onChange: (name: string) =>
                  overrideFilters(
                    name === '' ? filtersWithoutName : { ...filtersWithoutName, applicantName: name },
                  ),
              },
            })}
        chips={
          <>
            <StatusFilter filters={filters} onChange={overrideFilters} />
            <InboxViews filters={filters} />
          </>
        }
        form={
          <Suspense fallback={<Skeleton lines={3} />}>
            {reversedDatesWarning}
            <ApplicationFiltersForm key={version} filters={filters} onChange={emit} />
          </Suspense>
        }
        active={visibleFilters
          .filter(({ key }) => !viewKeys.includes(key))
          .map(({ remainingFilters, ...filter }) => ({
            ...filter,
            onRemove: () => overrideFilters(remainingFilters),
          }))}
        activeCount={visibleFilters.length + (filters.state ? 1 : 0)}
        onClear={() => overrideFilters(defaultFilters)}
        resultCount={resultCount}
        endContent={endContent}
        actions={actions}
      />
      {reversedDatesWarning}
    </div>
  )
}

/**
 * Returns a version that changes, and so remounts the form, when the filters change from outside the form: by
 * a chip, Back or a link. `emit` reports a change from the form, `overrideFilters` a change from elsewhere.
 */
function useFormVersion(filters: Partial<Filters>, onChange: (filters: Partial<Filters>) => void) {
  const serializedFilters = serializeFilters(filters)
  const [emitted, setEmitted] = useState(serializedFilters)
  const [isPending, setPending] = useState(false)
  const [version, setVersion] = useState(0)
  if (emitted === serializedFilters && isPending) setPending(false)
  if (emitted !== serializedFilters && !isPending) {
    setEmitted(serializedFilters)
    setVersion(version + 1)
  }
  const emit = (changed: Partial<Filters>) => {
    setEmitted(serializeFilters(changed))
    setPending(serializeFilters(changed) !== serializedFilters)
    onChange(changed)
  }
  /** Sets filters from outside the form; the form remounts with them and drops its own pending change. */
  const overrideFilters = (changed: Partial<Filters>) => {
    setPending(false)
    onChange(changed)
  }
  return { version, emit, overrideFilters }
}

function serializeFilters(filters: Partial<Filters>): string {
  return JSON.stringify(Object.entries(filters).sort())
}
