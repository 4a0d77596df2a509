import { X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ApplicationFilters as Filters } from '../../../data/applications/applicationParams'
import { buildApplicationFiltersForm } from '../../../schemas/applications/buildApplicationFiltersForm'
import { applicationFiltersTexts as texts } from '../../../texts/admin/applications.texts'
import { Notice } from '../../shared/feedback/Notice'
import { Skeleton } from '../../shared/feedback/Skeleton'
import { useClient } from '../../shared/site/SiteContext'
import { FilterBar } from '../../shared/table/FilterBar'
import { InboxViews } from '../list/InboxViews'
import { StatusFilter } from '../list/StatusFilter'
import './ApplicationFilters.css'
import { type ActiveFilter, activeFilters, hasReversedDates } from './applicationFilterValues'

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
  fixedFilters: Pick<Partial<Filters>, 'isExpressionOfInterest'>
  /** Name of the vacancy that the list is filtered by. */
  vacancyName: string
  onChange: (filters: Partial<Filters>) => void
  /** Number of results and display of the list. */
  end: ReactNode
  /** Actions on the selected rows; null while none is selected. */
  actions: ReactNode
}

const form = buildApplicationFiltersForm()

/** The filter bar of Submitted Applications, its panel with all filters, and the active filters [AP-03]. */
export function ApplicationFilters({
  filters,
  fixedFilters,
  vacancyName,
  onChange,
  end,
  actions,
}: ApplicationFiltersProps): ReactNode {
  const [open, setOpen] = useState(false)
  const { canReviewBlind } = useClient().settings
  const { version, emit, overrule } = useFormVersion(filters, onChange)
  const isOwnKind = filters.isExpressionOfInterest === fixedFilters.isExpressionOfInterest
  const active = activeFilters(form, filters, vacancyName).filter(
    ({ key }) => !(key in fixedFilters && isOwnKind),
  )
  const { applicantName = '', ...unnamed } = filters
  const others = [applicantName, filters.state].filter(Boolean).length
  return (
    <div className="fy-application-filters">
      <FilterBar
        label={texts.bar}
        {...(canReviewBlind
          ? {}
          : {
              search: {
                ...{ name: 'applicantName', label: texts.search, placeholder: texts.searchHint },
                value: applicantName,
                onChange: (name: string) =>
                  overrule(name === '' ? unnamed : { ...unnamed, applicantName: name }),
              },
            })}
        chips={
          <>
            <StatusFilter filters={filters} onChange={overrule} />
            <InboxViews filters={filters} />
          </>
        }
        more={{
          ...{ label: texts.open, shortLabel: texts.openShort, count: active.length + others },
          ...{ isOpen: open, onToggle: () => setOpen(!open) },
        }}
        end={end}
        actions={actions}
      />
      {open ? (
        <section className="fy-application-filters__panel fy-card" aria-label={texts.panel}>
          <Suspense fallback={<Skeleton lines={3} />}>
            <ApplicationFiltersForm key={version} filters={filters} onChange={emit} />
          </Suspense>
        </section>
      ) : null}
      {hasReversedDates(filters) ? <Notice type="warning">{texts.backToFront}</Notice> : null}
      {active.length + others > 0 ? (
        <ActiveFilters active={active} onChange={overrule} onClear={() => overrule(fixedFilters)} />
      ) : null}
    </div>
  )
}

/**
 * Returns a version that changes, and so remounts the form, when the filters change from outside the form: by a chip,
 * Back or a link.
 */
function useFormVersion(filters: Partial<Filters>, onChange: (filters: Partial<Filters>) => void) {
  const now = asText(filters)
  const [emitted, setEmitted] = useState(now)
  const [pending, setPending] = useState(false)
  const [version, setVersion] = useState(0)
  if (emitted === now && pending) setPending(false)
  if (emitted !== now && !pending) {
    setEmitted(now)
    setVersion(version + 1)
  }
  const emit = (changed: Partial<Filters>) => {
    setEmitted(asText(changed))
    setPending(asText(changed) !== now)
    onChange(changed)
  }
  /** Sets filters from outside the form; the form remounts with them and drops its own pending change. */
  const overrule = (changed: Partial<Filters>) => {
    setPending(false)
    onChange(changed)
  }
  return { version, emit, overrule }
}

function asText(filters: Partial<Filters>): string {
  return JSON.stringify(Object.entries(filters).sort())
}

interface ActiveFiltersProps {
  active: ActiveFilter[]
  onChange: (filters: Partial<Filters>) => void
  onClear: () => void
}

function ActiveFilters({ active, onChange, onClear }: ActiveFiltersProps): ReactNode {
  return (
    <div className="fy-application-filters__active">
      {active.length === 0 ? null : (
        <ul className="fy-application-filters__list" aria-label={texts.active}>
          {active.map(({ key, label, value, without }) => (
            <li key={key}>
              <button
                type="button"
                className="fy-application-filters__chip"
                aria-label={texts.remove(`${label}: ${value}`)}
                onClick={() => onChange(without)}
              >
                <span className="fy-application-filters__label">{label}:</span> {value}
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="fy-button fy-button--quiet fy-button--small" onClick={onClear}>
        {texts.clear}
      </button>
    </div>
  )
}
