import { Inbox, SearchX } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useHydrated } from '../../data/react/useStoreValue'
import { noFilters } from '../../schemas/jobList/vacancyFilters'
import { jobListTexts } from '../../texts/public/site.texts'
import { Button } from '../../widgets/shared/Button'
import { paths } from '../routing/paths'
import { useHasExpressions } from '../shared/content/useHasExpressions'
import { EmptyState } from '../shared/feedback/EmptyState'
import { SiteLink } from '../shared/links/SiteLink'
import type { JobList } from './useJobList'

/** Lazy, because only a search without results shows it. */
const SimilarJobs = lazy(async () => ({ default: (await import('./SimilarJobs')).SimilarJobs }))

/** Empty state of the job list: no vacancies, or none that match the search [JL-08, JL-12, JL-13]. */
export function JobListEmpty({ list }: { list: JobList }): ReactNode {
  const { filters, isExpressionOfInterest } = list.query
  const hasExpressions = useHasExpressions()
  const isHydrated = useHydrated()
  const term = filters.name.trim()
  if (!list.total)
    return (
      <EmptyState
        icon={<Inbox />}
        title={jobListTexts.thanks}
        text={isExpressionOfInterest ? jobListTexts.noExpressions : jobListTexts.noRoles}
      />
    )
  return (
    <>
      <EmptyState
        icon={<SearchX />}
        title={jobListTexts.noMatch}
        text={term && jobListTexts.noTitleMatches(term)}
      >
        <Button look="primary" onClick={() => list.setFilters(noFilters)}>
          {jobListTexts.clearSearch}
        </Button>
        {hasExpressions ? (
          <SiteLink className="fy-button" href={paths.expressions.href()}>
            {jobListTexts.submitExpression}
          </SiteLink>
        ) : null}
      </EmptyState>
      {isHydrated && list.allVacancies && !isExpressionOfInterest ? (
        <Suspense>
          <SimilarJobs vacancies={list.allVacancies} filters={filters} />
        </Suspense>
      ) : null}
    </>
  )
}
