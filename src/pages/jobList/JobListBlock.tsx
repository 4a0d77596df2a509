import { Button } from '../../widgets/shared/Button'
import './JobListBlock.css'
import { Bell } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { vacancyColumns } from '../../schemas/clientConfig/clientConfig'
import { changeJobListQuery } from '../../schemas/jobList/jobListQuery'
import { columnSortKeys, type Sort, type VacancySortKey } from '../../schemas/jobList/sortVacancies'
import { hasFilters, noFilters, type VacancyFilters } from '../../schemas/jobList/vacancyFilters'
import { isEmbeddedQuery } from '../../schemas/pages/embedding'
import { toCurrentLanguagePath } from '../../schemas/pages/languagePath'
import { getTextLanguage, toLangAttributes } from '../../schemas/translations/localizeText'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { getEnglishLangAttributes } from '../../texts/language/language'
import { waitForTexts } from '../../texts/loadTranslations'
import { jobTexts } from '../../texts/public/job.texts'
import { jobListTexts } from '../../texts/public/site.texts'
import { paths } from '../routing/paths'
import { useScreen } from '../shared/browser/useScreen'
import { Skeleton } from '../shared/feedback/Skeleton'
import { SiteLink } from '../shared/links/SiteLink'
import { useClient } from '../shared/site/SiteContext'
import { Pagination } from '../shared/table/Pagination'
import { SortChoice } from '../shared/table/SortButton'
import { getEmploymentType } from './employmentType'
import { getColumnName } from './getColumnName'
import { JobLink } from './JobLink'
import { JobListEmpty } from './JobListEmpty'
import { JobListHead } from './JobListHead'
import { cardHeight } from './JobRow'
import { JobSearch } from './JobSearch'
import { JobTable } from './JobTable'
import { JoinedTexts } from './JoinedTexts'
import { useSaveListUrl } from './returnToList'
import { type RemainingListState, useJobList } from './useJobList'

/** Lazy, because it is needed only for a search on a narrow screen. */
const JobSearchSheet = lazy(async () => ({
  default: (await waitForTexts(import('./JobSearchSheet'))).JobSearchSheet,
}))

/** The list of jobs, or of Expressions of Interest [JL-01…JL-15]. */
export function JobListBlock(): ReactNode {
  const screen = useScreen()
  const list = useJobList(screen === 'narrow')
  useSaveListUrl()
  const { query, allVacancies, total, remainingList } = list
  // A narrow screen shows all rows and reserves the height of those that are still loading.
  const missingRowCount =
    allVacancies === null && screen === 'narrow' ? Math.max(0, list.count - list.rows.length) : 0
  const listKey = [list.page, ...Object.values(query.sort), ...Object.values(query.filters)].join(' ')
  const isExpression = query.isExpressionOfInterest
  const isFiltered = hasFilters(query.filters)
  const [isPanelOpen, setPanelOpen] = useState(isFiltered)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const isNarrow = screen === 'narrow'
  const isOpen = (isNarrow ? isSheetOpen : isPanelOpen) && !isExpression
  const collapse = () => {
    setPanelOpen(false)
    setSheetOpen(false)
    if (isFiltered) list.setFilters(noFilters)
  }
  return (
    <section
      className="fy-job-list fy-shrink fy-card"
      aria-busy={remainingList.isLoading}
      aria-label={isExpression ? jobListTexts.eoiTitle : jobListTexts.title}
    >
      <JobListHead
        list={list}
        isSearchOpen={isOpen}
        onToggle={() => (isOpen ? collapse() : isNarrow ? setSheetOpen(true) : setPanelOpen(true))}
      />
      {isExpression ? null : <JobAlertOffer filters={query.filters} />}
      {isOpen && isNarrow ? (
        <Suspense>
          <JobSearchSheet list={list} onCollapse={collapse} onShow={() => setSheetOpen(false)} />
        </Suspense>
      ) : null}
      {isOpen && !isNarrow && total !== null ? (
        <JobSearch
          vacancies={allVacancies}
          filters={query.filters}
          onChange={list.setFilters}
          onCollapse={collapse}
        />
      ) : null}
      {total === null ? <Skeleton lines={12} shape="rows" /> : null}
      {total !== null && list.rows.length === 0 && !remainingList.isLoading ? (
        <JobListEmpty list={list} />
      ) : null}
      {list.rows.length > 0 && isExpression ? <ExpressionCards vacancies={list.rows} /> : null}
      {list.rows.length > 0 && !isExpression ? (
        <>
          {screen === 'wide' ? null : <JobSortChoice sort={query.sort} onSort={list.setSort} />}
          <JobTable
            caption={jobListTexts.title}
            vacancies={list.rows}
            listKey={listKey}
            sort={query.sort}
            onSort={list.setSort}
          />
        </>
      ) : null}
      {remainingList.isLoading || missingRowCount > 0 || (isOpen && remainingList.hasFailed) ? (
        <RemainingJobs remainingList={remainingList} height={missingRowCount * cardHeight} />
      ) : null}
      {list.rows.length > 0 && screen !== 'narrow' ? (
        <Pagination page={list.page} lastPage={list.lastPage} getHref={list.getPageHref} />
      ) : null}
    </section>
  )
}

interface JobSortChoiceProps {
  sort: Sort<VacancySortKey>
  onSort: (sort: Sort<VacancySortKey>) => void
}

/** Sort choices of the job list, with the client's column names. */
function JobSortChoice({ sort, onSort }: JobSortChoiceProps): ReactNode {
  const { config } = useClient()
  const choices = vacancyColumns.flatMap((column) => {
    const key = columnSortKeys[column]
    const { label, langAttributes } = getColumnName(config, column)
    return key === null ? [] : [{ key, label, lang: langAttributes.lang }]
  })
  return <SortChoice choices={choices} sort={sort} onSort={onSort} />
}

/** Expressions of Interest as cards: what each is about, and the link to its form. */
function ExpressionCards({ vacancies }: { vacancies: VacancyListItem[] }): ReactNode {
  const { settings, config } = useClient()
  const { lang } = getEnglishLangAttributes()
  return (
    <ul className="fy-expressions fy-grid fy-gap-4 fy-inset">
      {vacancies.map((vacancy) => (
        <li key={vacancy.id} className="fy-expressions__card fy-grid fy-gap-2 fy-start">
          <h2 className="fy-large">
            <JobLink vacancy={vacancy} />
          </h2>
          <p className="fy-note">
            <JoinedTexts
              texts={[
                { text: settings.canShowVacancyDepartment ? vacancy.department : '', lang },
                { text: vacancy.location },
                getEmploymentType(config, vacancy.employmentType),
              ]}
            />
          </p>
          <p {...toLangAttributes(getTextLanguage(vacancy, 'summary'))}>{vacancy.summary}</p>
          <SiteLink className="fy-button fy-button--primary" href={paths.apply.href(vacancy.guid)}>
            {jobTexts.registerInterest}
            <span {...toLangAttributes(getTextLanguage(vacancy, 'name'))} className="fy-visually-hidden">
              {' '}
              {vacancy.name}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

/**
 * Link to the job alert form for the current search; nothing if the client offers no alerts or cannot send email.
 * In a frame it opens a new tab, because that page cannot be framed.
 */
function JobAlertOffer({ filters }: { filters: VacancyFilters }): ReactNode {
  const { settings, sendsMail } = useClient()
  const isEmbedded = isEmbeddedQuery(useLocation().search)
  if (!settings.canOfferAlerts || !sendsMail) return null
  const query = changeJobListQuery(new URLSearchParams(), { filters }).toString()
  const href = `${toCurrentLanguagePath(paths.jobAlert.href())}${query === '' ? '' : `?${query}`}`
  return (
    <p className="fy-job-alert-offer fy-icons-s">
      <a href={href} {...(isEmbedded ? { target: '_blank', rel: 'noopener' } : {})}>
        <Bell aria-hidden="true" />
        {jobListTexts.jobAlertLink}
      </a>
    </p>
  )
}

interface RemainingJobsProps {
  remainingList: RemainingListState
  /** Minimum height of the notice in rem; 0 for none. */
  height: number
}

/** Notice that the rest of a long list is loading, or failed to load, with a retry button. */
function RemainingJobs({ remainingList, height }: RemainingJobsProps): ReactNode {
  return (
    <div
      className="fy-list-rest fy-cluster fy-gap-3 fy-soft"
      style={height > 0 ? { minBlockSize: `${height}rem` } : undefined}
    >
      <p role="status">{remainingList.hasFailed ? jobListTexts.restFailed : jobListTexts.restLoading}</p>
      {remainingList.hasFailed ? (
        <Button onClick={remainingList.retry}>{jobListTexts.tryAgain}</Button>
      ) : null}
    </div>
  )
}
