import { Inbox, RotateCcw, SearchX, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type ApplicationQuery, applicationsPageSize } from '../../data/applicationParams'
import { useStoreValue } from '../../data/useStoreValue'
import { applicationFiltersTexts as filterTexts } from '../../texts/applicationFilters'
import { applicationsTexts } from '../../texts/applications'
import { ApplicationCards } from '../applications/ApplicationCards'
import { ApplicationFilters } from '../applications/ApplicationFilters'
import { ApplicationPanel } from '../applications/ApplicationPanel'
import { ApplicationTable } from '../applications/ApplicationTable'
import { readApplicationsQuery, readOpenId, writeApplicationsQuery } from '../applications/applicationsQuery'
import { ExportButton } from '../applications/ExportButton'
import { SelectionBar } from '../applications/SelectionBar'
import { useSelection } from '../applications/useSelection'
import { NewDeviceNotice } from '../ownSignIn/NewDeviceNotice'
import { EmptyState } from '../parts/EmptyState'
import { PageHeading } from '../parts/PageHeading'
import { Pagination } from '../parts/Pagination'
import { Skeleton } from '../parts/Skeleton'
import { usePageTitle } from '../parts/usePageTitle'
import { useSite } from '../SiteContext'
import { useScreen } from '../useScreen'
import './SubmittedApplicationsBlock.css'

/** Submitted applications, or Expressions of Interest [AP-01…AP-06]; all of its state is in the address. */
export function SubmittedApplicationsBlock(): ReactNode {
  const { applications } = useSite()
  const narrow = useScreen() === 'narrow'
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const openId = readOpenId(search)
  // The open application is no part of what the list is asked for.
  const listSearch = writeApplicationsQuery(search, { id: null })
  const query = useMemo(() => readApplicationsQuery(new URLSearchParams(listSearch)), [listSearch])
  const list = useStoreValue(applications.store, (state) => state.list)
  const title =
    query.filters.isExpressionOfInterest === 'true' ? applicationsTexts.eoiTitle : applicationsTexts.title
  usePageTitle(title)
  useFocusOnClose()
  const selection = useSelection(list.data?.results ?? [])
  useEffect(() => {
    void applications.load(query)
  }, [applications, query])

  const page = list.data
  const sortBy = (sort: ApplicationQuery['sort']) =>
    void navigate(writeApplicationsQuery(search, { sort }), { state: { keepScroll: true } })
  return (
    <div className={openId === null ? 'fy-applications' : 'fy-applications fy-applications--open'}>
      <div className="fy-applications__list">
        <NewDeviceNotice />
        <ApplicationFilters
          filters={query.filters}
          onChange={(filters) =>
            setSearch((now) => writeApplicationsQuery(now, { filters, id: null }), {
              replace: true,
              state: { keepScroll: true },
            })
          }
          actions={<ExportButton query={query} />}
        >
          <PageHeading note={<span aria-live="polite">{page ? shownNote(page.pagination) : '\u00a0'}</span>}>
            {title}
          </PageHeading>
        </ApplicationFilters>
        <SelectionBar selection={selection} />
        <div className="fy-applications__card fy-card" aria-busy={list.status === 'loading'}>
          {list.status === 'failed' ? <ListFailed onAgain={() => void applications.load(query)} /> : null}
          {page === null && list.status === 'loading' ? <Skeleton lines={9} /> : null}
          {page?.results.length === 0 ? (
            <NoApplications
              filtered={Object.keys(query.filters).some((key) => key !== 'isExpressionOfInterest')}
            />
          ) : null}
          {page && page.results.length > 0 && narrow ? (
            <ApplicationCards
              applications={page.results}
              sort={query.sort}
              onSort={sortBy}
              openId={openId}
              selection={selection}
            />
          ) : null}
          {page && page.results.length > 0 && !narrow ? (
            <ApplicationTable
              caption={title}
              applications={page.results}
              sort={query.sort}
              onSort={sortBy}
              openId={openId}
              selection={selection}
            />
          ) : null}
          {page ? (
            <Pagination
              page={page.pagination.page}
              lastPage={page.pagination.lastPage}
              href={(number) => writeApplicationsQuery(search, { page: number, id: null })}
            />
          ) : null}
        </div>
      </div>
      {openId === null ? null : <ApplicationPanel id={openId} />}
    </div>
  )
}

function shownNote({ page, recordCount }: { page: number; recordCount: number }): string {
  if (recordCount === 0) return '\u00a0'
  const from = (page - 1) * applicationsPageSize + 1
  return applicationsTexts.showing(from, Math.min(from + applicationsPageSize - 1, recordCount), recordCount)
}

function NoApplications({ filtered }: { filtered: boolean }): ReactNode {
  return filtered ? (
    <EmptyState icon={<SearchX />} title={filterTexts.noMatch} text={filterTexts.noMatchText} />
  ) : (
    <EmptyState icon={<Inbox />} title={applicationsTexts.empty} text={applicationsTexts.emptyText} />
  )
}

function ListFailed({ onAgain }: { onAgain: () => void }): ReactNode {
  return (
    <EmptyState icon={<WifiOff />} title={applicationsTexts.failed} text={applicationsTexts.failedText}>
      <button type="button" className="fy-button" onClick={onAgain}>
        <RotateCcw aria-hidden="true" />
        {applicationsTexts.tryAgain}
      </button>
    </EmptyState>
  )
}

/** When the panel is closed, the focus goes back to the row that it was opened from. */
function useFocusOnClose(): void {
  const state: unknown = useLocation().state
  useEffect(() => {
    if (typeof state !== 'object' || state === null || !('closed' in state)) return
    document.getElementById(`application-${String(state.closed)}`)?.focus({ preventScroll: true })
  }, [state])
}
