import { Button } from '../../widgets/shared/Button'
import './JobListHead.css'
import { ArrowLeft, ListFilter } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { countFilters } from '../../schemas/jobList/vacancyFilters'
import { isEmbeddedQuery } from '../../schemas/pages/embedding'
import { toCurrentLanguagePath } from '../../schemas/pages/languagePath'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { jobListTexts } from '../../texts/public/site.texts'
import { paths } from '../routing/paths'
import { useScreen } from '../shared/browser/useScreen'
import { SiteLink } from '../shared/links/SiteLink'
import { useReferralLink } from '../shared/links/useReferralLink'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import { useClient } from '../shared/site/SiteContext'
import type { JobList } from './useJobList'

interface KeywordSearchProps {
  /** The current search text. */
  name: string
  onSearch: (name: string) => void
}

/** Milliseconds after the last keystroke before the list updates. */
const pauseMs = 300

/**
 * Search by title, the most common filter of the Advanced Search; an open panel of the Advanced Search hides it.
 * Before hydration, Enter submits it to the server.
 */
function KeywordSearch({ name, onSearch }: KeywordSearchProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef(0)
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = name
  }, [name])
  useEffect(() => () => clearTimeout(timer.current), [])
  const referralParams = [...new URLSearchParams(useReferralLink()(''))]
  const search = (wait: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => onSearch(input.current?.value.trim() ?? ''), wait)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <form> works without scripts, and older browsers do not support <search>.
    <form
      className="fy-keyword fy-no-print"
      role="search"
      action={toCurrentLanguagePath(paths.viewJobs.href())}
      onSubmit={(event) => {
        event.preventDefault()
        search(0)
      }}
    >
      <input
        ref={input}
        className="fy-keyword__input fy-fill fy-rounded fy-surface"
        type="search"
        name="name"
        maxLength={255}
        defaultValue={name}
        aria-label={jobListTexts.keyword}
        placeholder={jobListTexts.keyword}
        onInput={() => search(pauseMs)}
      />
      {referralParams.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
    </form>
  )
}

/** Lazy, because only wide screens show it and it needs the whole list. */
const JobFilterChips = lazy(async () => ({ default: (await import('./JobFilterChips')).JobFilterChips }))

interface JobListHeadProps {
  list: JobList
  isSearchOpen: boolean
  /** Opens or collapses the advanced search. */
  onToggle: () => void
}

/**
 * Heading, result count, keyword search and the button for the advanced search, or the link back from the Expressions
 * of Interest [JL-01, JL-02, JL-07].
 */
export function JobListHead({ list, isSearchOpen, onToggle }: JobListHeadProps): ReactNode {
  const { config } = useClient()
  const screen = useScreen()
  const { filters, isExpressionOfInterest } = list.query
  const activeFilterCount = countFilters(filters)
  // In a frame the embedding page provides navigation [EM-05].
  const isEmbedded = isEmbeddedQuery(useLocation().search)
  return (
    <div className="fy-job-list-head fy-cluster fy-gap-3" data-open={isSearchOpen || undefined}>
      <PageHeading
        lang={isExpressionOfInterest ? undefined : getLangAttributes(config.texts, 'listHeading').lang}
        note={<span aria-live="polite">{getRangeNote(list)}</span>}
      >
        {isExpressionOfInterest ? jobListTexts.eoiTitle : (config.texts.listHeading ?? jobListTexts.title)}
      </PageHeading>
      {isExpressionOfInterest && isEmbedded ? null : isExpressionOfInterest ? (
        <SiteLink className="fy-button fy-job-list-head__back" href={paths.viewJobs.href()}>
          <ArrowLeft aria-hidden="true" />
          {jobListTexts.jobsLink}
        </SiteLink>
      ) : (
        <>
          <KeywordSearch name={filters.name} onSearch={(name) => list.setFilters({ ...filters, name })} />
          <Button aria-expanded={isSearchOpen} onClick={onToggle}>
            <ListFilter aria-hidden="true" />
            {jobListTexts.search}
            {activeFilterCount > 0 && !isSearchOpen ? (
              <span className="fy-badge">{activeFilterCount}</span>
            ) : null}
          </Button>
          <div className="fy-job-list-head__filters">
            {list.allVacancies && screen === 'wide' && !isSearchOpen ? (
              <Suspense>
                <JobFilterChips vacancies={list.allVacancies} filters={filters} onChange={list.setFilters} />
              </Suspense>
            ) : null}
          </div>
        </>
      )}
    </div>
  )
}

function getRangeNote({ total, count, page, pageSize, remainingList }: JobList): string {
  if (total === null || remainingList.isLoading) return '\u00a0'
  if (count === 0) return ''
  if (count <= pageSize) return jobListTexts.showingAll(count)
  const firstRow = (page - 1) * pageSize + 1
  return jobListTexts.showing(firstRow, Math.min(count, page * pageSize), count)
}
