import { Inbox, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { jobListTexts } from '../../texts/public/site.texts'
import { paths } from '../routing/paths'
import { useHasExpressions } from '../shared/content/useHasExpressions'
import { EmptyState } from '../shared/feedback/EmptyState'
import { SiteLink } from '../shared/links/SiteLink'

interface JobListEmptyProps {
  isExpressionOfInterest: boolean
  /** There are vacancies, but none match the search. */
  searched: boolean
}

/** Empty state of the job list [JL-08, JL-12, JL-13]. */
export function JobListEmpty({ isExpressionOfInterest, searched }: JobListEmptyProps): ReactNode {
  const hasExpressions = useHasExpressions()
  if (searched)
    return (
      <EmptyState icon={<SearchX />} title={jobListTexts.noMatch}>
        {hasExpressions ? (
          <SiteLink className="fy-button" href={paths.expressions.href()}>
            {jobListTexts.submitExpression}
          </SiteLink>
        ) : null}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<Inbox />}
      title={jobListTexts.thanks}
      text={isExpressionOfInterest ? jobListTexts.noExpressions : jobListTexts.noRoles}
    />
  )
}
