import { Inbox, RotateCcw, SearchX, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { ApplicationQuery } from '../../../data/applications/applicationParams'
import { createApplications } from '../../../data/applications/applications.store'
import { useStoreValue } from '../../../data/react/useStoreValue'
import {
  applicationsTexts,
  applicationFiltersTexts as filterTexts,
} from '../../../texts/admin/applications.texts'

import { EmptyState } from '../../shared/feedback/EmptyState'
import { Skeleton } from '../../shared/feedback/Skeleton'
import { useSiteService } from '../../shared/site/useSiteService'
import { Pagination } from '../../shared/table/Pagination'
import { writeApplicationsQuery } from '../query/applicationsQuery'
import { ApplicationCards } from './ApplicationCards'
import { ApplicationTable } from './ApplicationTable'
import type { Selection } from './useSelection'

interface ApplicationListProps {
  caption: string
  query: ApplicationQuery
  openId: number | null
  selection: Selection
  layout: 'cards' | 'rows' | 'roomy'
}

/** The page of the list that the URL describes, or the reason why it is empty [AP-01…AP-03]. */
export function ApplicationList({
  caption,
  query,
  openId,
  selection,
  layout,
}: ApplicationListProps): ReactNode {
  const applications = useSiteService(createApplications)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { data: page, status } = useStoreValue(applications.store, (state) => state.list)
  const listProps = {
    applications: page?.results ?? [],
    sort: query.sort,
    onSort: (sort: ApplicationQuery['sort']) =>
      void navigate(writeApplicationsQuery(search, { sort }), { state: { keepScroll: true } }),
    openId,
    selection,
  }
  const hasApplications = listProps.applications.length > 0
  return (
    <div className="fy-applications__card fy-card" aria-busy={status === 'loading'}>
      {status === 'failed' ? <ListFailed onRetry={() => void applications.load(query)} /> : null}
      {page === null && status === 'loading' ? <Skeleton lines={9} /> : null}
      {page && !hasApplications ? <NoApplications filters={query.filters} /> : null}
      {hasApplications && layout === 'cards' ? <ApplicationCards {...listProps} /> : null}
      {hasApplications && layout !== 'cards' ? (
        <ApplicationTable caption={caption} isComfortable={layout === 'roomy'} {...listProps} />
      ) : null}
      {page ? (
        <Pagination
          page={page.pagination.page}
          lastPage={page.pagination.lastPage}
          href={(number) => writeApplicationsQuery(search, { page: number, id: null })}
        />
      ) : null}
    </div>
  )
}

function NoApplications({ filters }: Pick<ApplicationQuery, 'filters'>): ReactNode {
  const [search] = useSearchParams()
  const { isExpressionOfInterest, ...others } = filters
  const kind = isExpressionOfInterest ? { isExpressionOfInterest } : {}
  const isFiltered = Object.keys(others).length > 0
  return isFiltered ? (
    <EmptyState icon={<SearchX />} title={filterTexts.noMatch}>
      <Link className="fy-button" to={writeApplicationsQuery(search, { filters: kind, id: null })}>
        {filterTexts.clear}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState icon={<Inbox />} title={applicationsTexts.empty} text={applicationsTexts.emptyText} />
  )
}

function ListFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <EmptyState icon={<WifiOff />} title={applicationsTexts.failed} text={applicationsTexts.failedText}>
      <button type="button" className="fy-button" onClick={onRetry}>
        <RotateCcw aria-hidden="true" />
        {applicationsTexts.tryAgain}
      </button>
    </EmptyState>
  )
}
