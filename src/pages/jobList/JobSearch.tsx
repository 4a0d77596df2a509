import { ChevronUp } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useHydrated } from '../../data/react/useStoreValue'
import type { FormHandle } from '../../renderer/form/useFormHandle'
import { hasFilters, noFilters, type VacancyFilters } from '../../schemas/jobList/vacancyFilters'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { waitForTexts } from '../../texts/loadTranslations'
import { jobListTexts } from '../../texts/public/site.texts'
import { Button } from '../../widgets/shared/Button'
import { Skeleton } from '../shared/feedback/Skeleton'
import './JobSearch.css'

/** Lazy, because the list itself works without the form engine. */
const JobFiltersForm = lazy(async () => ({
  default: (await waitForTexts(import('./JobFiltersForm'))).JobFiltersForm,
}))

interface JobSearchProps {
  /** Vacancies that the filter options come from; null until they have loaded. */
  vacancies: VacancyListItem[] | null
  filters: VacancyFilters
  onChange: (filters: VacancyFilters) => void
  onCollapse: () => void
  /** Number of matching jobs and the action that shows them, if the panel covers the list. */
  results?: { count: number; onShow: () => void }
}

/** The Advanced Search panel [JL-02…JL-06]. */
export function JobSearch({ vacancies, filters, onChange, onCollapse, results }: JobSearchProps): ReactNode {
  const isHydrated = useHydrated()
  const form = useRef<FormHandle>(null)
  return (
    <section className="fy-job-search fy-stack fy-gap-3" aria-label={jobListTexts.searchPanel}>
      {isHydrated && vacancies ? (
        <Suspense fallback={<Skeleton lines={1} />}>
          <JobFiltersForm handle={form} vacancies={vacancies} filters={filters} onChange={onChange} />
        </Suspense>
      ) : (
        <Skeleton lines={1} />
      )}
      {results ? (
        <p className="fy-job-search__none" role="status">
          {results.count === 0 ? jobListTexts.noMatch : ''}
        </p>
      ) : null}
      <div className="fy-job-search__actions fy-wrap fy-gap-3">
        <Button
          look="quiet"
          disabled={!hasFilters(filters)}
          onClick={() => {
            form.current?.reset()
            onChange(noFilters)
          }}
        >
          {jobListTexts.clearFilters}
        </Button>
        <Button onClick={onCollapse}>
          {jobListTexts.collapse}
          <ChevronUp aria-hidden="true" />
        </Button>
        {results ? (
          <Button look="primary" onClick={results.onShow}>
            {jobListTexts.show(results.count)}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
