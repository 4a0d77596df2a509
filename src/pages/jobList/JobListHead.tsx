import { ArrowLeft, ListFilter } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { countFilters } from '../../schemas/jobList/vacancyFilters'
import { isEmbeddedQuery } from '../../schemas/pages/embedding'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { jobListTexts } from '../../texts/public/site.texts'
import { paths } from '../routing/paths'
import { useScreen } from '../shared/browser/useScreen'
import { SiteLink } from '../shared/links/SiteLink'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import { useClient } from '../shared/site/SiteContext'
import { KeywordSearch } from './KeywordSearch'
import type { JobList } from './useJobList'
import './JobListHead.css'

/** Lazy, because narrow screens do not show it and it needs the whole list. */
const JobFilterChips = lazy(async () => ({ default: (await import('./JobFilterChips')).JobFilterChips }))

interface JobListHeadProps {
  list: JobList
  searchOpen: boolean
  onSearch: () => void
}

/**
 * Heading, result count, keyword search and the button for the advanced search, or the link back from the Expressions
 * of Interest [JL-01, JL-02, JL-07].
 */
export function JobListHead({ list, searchOpen, onSearch }: JobListHeadProps): ReactNode {
  const { config } = useClient()
  const screen = useScreen()
  const { filters, isExpressionOfInterest: eoi } = list.query
  const activeFilterCount = countFilters(filters)
  // In a frame the embedding page provides navigation [EM-05].
  const embedded = isEmbeddedQuery(useLocation().search)
  return (
    <div className="fy-job-list-head" data-open={searchOpen || undefined}>
      <PageHeading
        lang={eoi ? undefined : getLangAttributes(config.texts, 'listHeading').lang}
        note={<span aria-live="polite">{getRangeNote(list)}</span>}
      >
        {eoi ? jobListTexts.eoiTitle : (config.texts.listHeading ?? jobListTexts.title)}
      </PageHeading>
      {eoi && embedded ? null : eoi ? (
        <SiteLink className="fy-button fy-job-list-head__back" href={paths.viewJobs.href()}>
          <ArrowLeft aria-hidden="true" />
          {jobListTexts.toJobs}
        </SiteLink>
      ) : (
        <>
          <KeywordSearch name={filters.name} onSearch={(name) => list.setFilters({ ...filters, name })} />
          <button type="button" className="fy-button" aria-expanded={searchOpen} onClick={onSearch}>
            <ListFilter aria-hidden="true" />
            {jobListTexts.search}
            {activeFilterCount > 0 && !searchOpen ? (
              <span className="fy-badge">{activeFilterCount}</span>
            ) : null}
          </button>
          <div className="fy-job-list-head__filters">
            {list.all && screen === 'wide' && !searchOpen ? (
              <Suspense>
                <JobFilterChips vacancies={list.all} filters={filters} onChange={list.setFilters} />
              </Suspense>
            ) : null}
          </div>
        </>
      )}
    </div>
  )
}

function getRangeNote({ total, count, page, pageSize, rest }: JobList): string {
  if (total === null || count === 0 || rest.isLoading) return '\u00a0'
  if (count <= pageSize) return jobListTexts.showingAll(count)
  const from = (page - 1) * pageSize + 1
  return jobListTexts.showing(from, Math.min(count, page * pageSize), count)
}
