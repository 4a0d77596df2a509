import { lazy, type ReactNode, Suspense, useState } from 'react'
import { hasFilters, noFilters } from '../../schemas/jobList/vacancyFilters'
import { withTexts } from '../../texts/loadTranslations'
import { jobListTexts } from '../../texts/public/site.texts'
import { useScreen } from '../shared/browser/useScreen'
import { Skeleton } from '../shared/feedback/Skeleton'
import { Pagination } from '../shared/table/Pagination'
import { ExpressionCards } from './ExpressionCards'
import { JobAlertOffer } from './JobAlertOffer'
import { cardHeight } from './JobGroup'
import { JobListEmpty } from './JobListEmpty'
import { JobListHead } from './JobListHead'
import { JobListRest } from './JobListRest'
import { JobSearch } from './JobSearch'
import { JobTable } from './JobTable'
import { useRememberList } from './returnToList'
import { useJobList } from './useJobList'
import './JobListBlock.css'
import { vacancyColumns } from '../../schemas/clientConfig/clientConfig'
import { columnSortKeys, type Sort, type VacancySortKey } from '../../schemas/jobList/sortVacancies'
import { useClient } from '../shared/site/SiteContext'
import { SortChoice } from '../shared/table/SortChoice'
import { columnName } from './columnName'

/** Lazy, because it is needed only for a search on a narrow screen. */
const JobSearchSheet = lazy(async () => ({
  default: (await withTexts(import('./JobSearchSheet'))).JobSearchSheet,
}))

/** The list of jobs, or of Expressions of Interest [JL-01…JL-15]. */
export function JobListBlock(): ReactNode {
  const screen = useScreen()
  const list = useJobList(screen === 'narrow')
  useRememberList()
  const { query, all, total, rest } = list
  // A narrow screen shows all rows and reserves the height of those that are still loading.
  const missing = all === null && screen === 'narrow' ? Math.max(0, list.count - list.rows.length) : 0
  const name = [list.page, ...Object.values(query.sort), ...Object.values(query.filters)].join(' ')
  const eoi = query.isExpressionOfInterest
  const searching = hasFilters(query.filters)
  const [isOpened, setOpened] = useState(searching)
  const [sheet, setSheet] = useState(false)
  const narrow = screen === 'narrow'
  const isOpen = (narrow ? sheet : isOpened) && !eoi
  const collapse = () => {
    setOpened(false)
    setSheet(false)
    if (searching) list.setFilters(noFilters)
  }
  return (
    <section
      className="fy-job-list fy-card"
      aria-busy={rest.isLoading}
      aria-label={eoi ? jobListTexts.eoiTitle : jobListTexts.title}
    >
      <JobListHead
        list={list}
        searchOpen={isOpen}
        onSearch={() => (isOpen ? collapse() : narrow ? setSheet(true) : setOpened(true))}
      />
      {eoi ? null : <JobAlertOffer filters={query.filters} />}
      {isOpen && narrow ? (
        <Suspense>
          <JobSearchSheet list={list} onCollapse={collapse} onShow={() => setSheet(false)} />
        </Suspense>
      ) : null}
      {isOpen && !narrow && total !== null ? (
        <JobSearch vacancies={all} filters={query.filters} onChange={list.setFilters} onCollapse={collapse} />
      ) : null}
      {total === null ? <Skeleton lines={12} shape="rows" /> : null}
      {total !== null && list.rows.length === 0 && !rest.isLoading ? <JobListEmpty list={list} /> : null}
      {list.rows.length > 0 && eoi ? <ExpressionCards vacancies={list.rows} /> : null}
      {list.rows.length > 0 && !eoi ? (
        <>
          {screen === 'wide' ? null : <JobSortChoice sort={query.sort} onSort={list.setSort} />}
          <JobTable
            caption={jobListTexts.title}
            vacancies={list.rows}
            name={name}
            sort={query.sort}
            onSort={list.setSort}
          />
        </>
      ) : null}
      {rest.isLoading || missing > 0 || (isOpen && rest.hasFailed) ? (
        <JobListRest rest={rest} height={missing * cardHeight} />
      ) : null}
      {list.rows.length > 0 && screen !== 'narrow' ? (
        <Pagination page={list.page} lastPage={list.lastPage} href={list.hrefOfPage} />
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
    const { label, mark } = columnName(config, column)
    return key === null ? [] : [{ key, label, lang: mark.lang }]
  })
  return <SortChoice choices={choices} sort={sort} onSort={onSort} />
}
