import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type BoardColumns, createApplicationBoard } from '../../data/applications/applicationBoard.store'
import {
  type ApplicationFilters as ApplicationFilterValues,
  applicationsPageSize,
} from '../../data/applications/applicationParams'
import { createApplications } from '../../data/applications/applications.store'
import { createCustomStates } from '../../data/applications/customStates.store'
import { createListDensity } from '../../data/applications/listDensity'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { ApplicationListPage, ListedApplication } from '../../schemas/applications/application'
import type { AssignableState } from '../../schemas/applications/applicationState'
import { applicationFilterFieldTexts, applicationsTexts } from '../../texts/admin/applications.texts'
import { FirstStepList } from '../firstSteps/FirstStepList'
import { useScreen } from '../shared/browser/useScreen'
import { Skeleton } from '../shared/feedback/Skeleton'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { usePageTitle } from '../shared/pageHeader/usePageTitle'
import { useClient, useSiteService } from '../shared/site/SiteContext'

import { ApplicationPanel } from './details/ApplicationPanel'
import { ExportButton } from './export/ExportButton'
import { ApplicationFilters } from './filters/ApplicationFilters'
import { filterNavigationState, useDefaultListKind } from './filters/useDefaultListKind'
import { ApplicationList, ApplicationSort } from './list/ApplicationList'
import { DeliveryProblems } from './list/DeliveryProblems'
import { DensityButton, DisplaySwitch } from './list/DisplaySwitch'
import { KindTabs } from './list/KindTabs'
import { RefreshList } from './list/RefreshList'
import { SelectionBar } from './list/SelectionBar'
import { useRestoreListScroll } from './list/useRestoreListScroll'
import { useSelection } from './list/useSelection'
import {
  isBoardView,
  readApplicationsQuery,
  readOpenId,
  removeNameCriteria,
  writeApplicationsQuery,
} from './query/applicationsQuery'
import { getNeighbours, useReviewKeys } from './query/useReviewKeys'
import { SetStateNotice } from './state/SetStateNotice'
import { useApplicationStates } from './state/useApplicationStates'
import './SubmittedApplicationsBlock.css'

/** Lazy, because most users work with the list. */
const ApplicationBoard = lazy(async () => ({
  default: (await import('./board/ApplicationBoard')).ApplicationBoard,
}))

/**
 * Submitted applications, or Expressions of Interest [AP-01…AP-06]; the URL holds the query and the id of the open application.
 */
export function SubmittedApplicationsBlock(): ReactNode {
  const applications = useSiteService(createApplications)
  const customStates = useSiteService(createCustomStates)
  const density = useSiteService(createListDensity)
  const isComfortable = useStoreValue(density.store, (value) => value)
  const isNarrow = useScreen() === 'narrow'
  const [search, setSearch] = useSearchParams()
  const openId = readOpenId(search)
  // The open application is not part of the list's query.
  const listSearch = writeApplicationsQuery(search, { id: null })
  const { canReviewBlind } = useClient().settings
  const query = useMemo(() => {
    const parsedQuery = readApplicationsQuery(new URLSearchParams(listSearch))
    return canReviewBlind ? removeNameCriteria(parsedQuery) : parsedQuery
  }, [listSearch, canReviewBlind])
  const list = useStoreValue(applications.store, (state) => state.list)
  const isExpressionList = query.filters.isExpressionOfInterest === 'true'
  const title = isExpressionList ? applicationsTexts.eoiTitle : applicationsTexts.title
  const defaultKind = useDefaultListKind(query.filters)
  usePageTitle(title)
  useRestoreListScroll(openId)
  const rows = list.data?.results ?? []
  const isBoard = isBoardView(search)
  const columns = useStoreValue(useSiteService(createApplicationBoard).store, (state) => state)
  const { assignableStates } = useApplicationStates()
  const cards = useMemo(() => getCards(columns, assignableStates), [columns, assignableStates])
  const visibleApplications = isBoard ? cards : rows
  const selection = useSelection(visibleApplications)
  const ids = visibleApplications.map(({ id }) => id)
  useReviewKeys(ids)
  useEffect(() => {
    void applications.load(query)
  }, [applications, query])
  useEffect(() => applications.markListAsLeft, [applications])
  useEffect(() => {
    void customStates.load()
  }, [customStates])
  const count = list.data?.pagination.recordCount ?? 0
  const isEmpty = list.data !== null && count === 0 && !isFiltered(query.filters)
  return (
    <div
      className={
        openId === null
          ? 'fy-applications fy-gap-4 fy-top'
          : 'fy-applications fy-gap-4 fy-top fy-applications--open'
      }
      data-display={isBoard ? 'board' : 'list'}
    >
      <PageHeader
        title={title}
        secondaryActions={isEmpty ? null : <ExportButton query={query} count={count} />}
      />
      <FirstStepList />
      <div className="fy-applications__tabs fy-cluster fy-gap-2-5 fy-between">
        <KindTabs isExpressionList={isExpressionList} />
        {isEmpty || isNarrow ? null : <DisplaySwitch isBoard={isBoard} />}
      </div>
      <DeliveryProblems />
      {isEmpty ? null : (
        <ApplicationFilters
          filters={query.filters}
          defaultFilters={defaultKind}
          vacancyName={getVacancyName(list.data, query.filters.vacancyId)}
          onChange={(filters) =>
            setSearch((current) => writeApplicationsQuery(current, { filters, id: null }), {
              replace: true,
              state: filterNavigationState,
            })
          }
          resultCount={list.data?.pagination.recordCount ?? null}
          endContent={
            <>
              <span aria-live="polite">
                {list.data ? describeVisibleRows(list.data.pagination, isBoard) : '\u00a0'}
              </span>
              {isNarrow && !isBoard && rows.length > 0 ? <ApplicationSort query={query} /> : null}
              {isNarrow ? <DisplaySwitch isBoard={isBoard} /> : null}
              {isNarrow || isBoard ? null : (
                <DensityButton isComfortable={isComfortable} onChange={density.set} />
              )}
            </>
          }
          actions={
            selection.ids.size > 0 ? (
              <SelectionBar selection={selection} query={query} visibleApplications={visibleApplications} />
            ) : null
          }
        />
      )}
      <SetStateNotice />
      <div className="fy-applications__body fy-gap-4 fy-top">
        <div className="fy-applications__list fy-gap-4 fy-top">
          <RefreshList query={query} visibleApplications={rows} />
          {isBoard && !isEmpty ? (
            <Suspense fallback={<Skeleton lines={9} />}>
              <ApplicationBoard query={query} openId={openId} selection={selection} />
            </Suspense>
          ) : (
            <ApplicationList
              caption={title}
              query={query}
              openId={openId}
              selection={selection}
              layout={isNarrow ? 'cards' : isComfortable ? 'roomy' : 'rows'}
            />
          )}
        </div>
        {openId === null ? null : <ApplicationPanel id={openId} neighbours={getNeighbours(ids, openId)} />}
      </div>
    </div>
  )
}

/** Returns whether any filter besides the page's kind is set. */
function isFiltered({
  isExpressionOfInterest: _kind,
  ...filters
}: Partial<ApplicationFilterValues>): boolean {
  return Object.keys(filters).length > 0
}

/**
 * Returns the name of the vacancy that the list is filtered by: '…' until it is loaded or without such a filter, a
 * note if the vacancy is unknown.
 */
function getVacancyName(page: ApplicationListPage | null, vacancyId: string | undefined): string {
  const vacancy = page?.vacancy
  if (vacancy === null) return applicationFilterFieldTexts.unknownVacancy
  return vacancy?.id === vacancyId ? (vacancy?.name ?? '…') : '…'
}

function describeVisibleRows(
  { page, recordCount }: { page: number; recordCount: number },
  isBoard: boolean,
): string {
  if (recordCount === 0) return '\u00a0'
  if (isBoard) return applicationsTexts.total(recordCount)
  const firstRow = (page - 1) * applicationsPageSize + 1
  return applicationsTexts.showing(
    firstRow,
    Math.min(firstRow + applicationsPageSize - 1, recordCount),
    recordCount,
  )
}

/** Returns the cards of all columns in the board's order. */
function getCards(columns: BoardColumns, states: readonly AssignableState[]): readonly ListedApplication[] {
  return [...states, 'withdrawn' as const].flatMap((state) => columns[state]?.cards ?? [])
}
