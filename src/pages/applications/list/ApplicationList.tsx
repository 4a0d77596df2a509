import './ApplicationList.css'
import { Inbox, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { ApplicationQuery } from '../../../data/applications/applicationParams'
import { createApplications } from '../../../data/applications/applications.store'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { ListedApplication } from '../../../schemas/applications/application'
import { getDueKind } from '../../../schemas/vacancies/responseDeadline'
import {
  applicationActionsTexts,
  applicationsTexts,
  applicationFiltersTexts as filterTexts,
  inboxTexts,
} from '../../../texts/admin/applications.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { useClientToday } from '../../shared/dateTime/useClientToday'

import { EmptyState } from '../../shared/feedback/EmptyState'
import { LoadFailed } from '../../shared/feedback/LoadFailed'
import { Skeleton } from '../../shared/feedback/Skeleton'
import { useClient, useSiteService } from '../../shared/site/SiteContext'

import { Pagination } from '../../shared/table/Pagination'
import { RowCheckbox } from '../../shared/table/RowCheckbox'
import { SortChoice } from '../../shared/table/SortButton'
import { DeliveryBadge, DueBadge, StateBadge } from '../badges/applicationBadges'
import { applicationSortKeys, writeApplicationsQuery } from '../query/applicationsQuery'
import { useUsesDelivery } from '../query/useUsesDelivery'
import { ApplicationLink, ApplicationTable, ResubmitNote } from './ApplicationTable'
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
  const [search] = useSearchParams()
  const onSort = useSort()
  const { data: page, status } = useStoreValue(applications.store, (state) => state.list)
  const listProps = {
    applications: page?.results ?? [],
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
        <ApplicationTable
          caption={caption}
          sort={query.sort}
          onSort={onSort}
          isComfortable={layout === 'roomy'}
          {...listProps}
        />
      ) : null}
      {page ? (
        <Pagination
          page={page.pagination.page}
          lastPage={page.pagination.lastPage}
          getHref={(number) => writeApplicationsQuery(search, { page: number, id: null })}
        />
      ) : null}
    </div>
  )
}

function NoApplications({ filters }: Pick<ApplicationQuery, 'filters'>): ReactNode {
  const [search] = useSearchParams()
  const { isExpressionOfInterest, ...otherFilters } = filters
  const kind = isExpressionOfInterest ? { isExpressionOfInterest } : {}
  const isFiltered = Object.keys(otherFilters).length > 0
  if (isFiltered)
    return (
      <EmptyState icon={<SearchX />} title={filterTexts.noMatch}>
        <Link className="fy-button" to={writeApplicationsQuery(search, { filters: kind, id: null })}>
          {filterTexts.clear}
        </Link>
      </EmptyState>
    )
  const { empty, emptyText, noInterests, noInterestsText } = applicationsTexts
  return isExpressionOfInterest ? (
    <EmptyState icon={<Inbox />} title={noInterests} text={noInterestsText} />
  ) : (
    <EmptyState icon={<Inbox />} title={empty} text={emptyText} />
  )
}

function ListFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  return <LoadFailed title={applicationsTexts.failed} onTryAgain={onRetry} />
}

const sortChoices = applicationSortKeys.map((key) => ({ key, label: applicationsTexts[key] }))

/** Sort control for a narrow screen, whose cards have no column headings [AP-02]. */
export function ApplicationSort({ query: { sort } }: { query: ApplicationQuery }): ReactNode {
  const { canReviewBlind } = useClient().settings
  const usesDelivery = useUsesDelivery()
  const onSort = useSort()
  const choices = sortChoices.filter(
    ({ key }) => (key !== 'applicantName' || !canReviewBlind) && (key !== 'isSentToConnx' || usesDelivery),
  )
  return <SortChoice choices={choices} sort={sort} onSort={onSort} />
}

/** Returns a function that sorts the list; the URL holds the order. */
function useSort(): (sort: ApplicationQuery['sort']) => void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (sort) => void navigate(writeApplicationsQuery(search, { sort }), { state: { keepScroll: true } })
}

interface ApplicationCardsProps {
  applications: ListedApplication[]
  openId: number | null
  selection: Selection
}

/** The application list on a narrow screen [AP-01, AP-02]. */
function ApplicationCards({ applications, openId, selection }: ApplicationCardsProps): ReactNode {
  const { formatDay } = useClientClock()
  const today = useClientToday()
  const usesDelivery = useUsesDelivery()
  const isBadged = ({ hearBy, deliveryState }: ListedApplication) =>
    (hearBy !== null && getDueKind(hearBy, today) !== null) ||
    (usesDelivery && hasDeliveryProblem(deliveryState))
  return (
    <ul className="fy-plain-list">
      {applications.map((application) => (
        <li
          key={application.id}
          className="fy-application-cards__card"
          data-new={!application.isOpened || undefined}
        >
          <div className="fy-application-cards__head fy-gap-3 fy-between">
            <RowCheckbox
              label={applicationActionsTexts.select(application.applicantName)}
              ids={[application.id]}
              selection={selection}
            />
            {application.isOpened ? null : <span className="fy-visually-hidden">{inboxTexts.newRow}: </span>}
            <ApplicationLink application={application} isOpen={application.id === openId} />
            <StateBadge {...application} />
          </div>
          <p className="fy-application-cards__facts fy-note">
            <span className="fy-application-cards__job">{application.vacancyName}</span>
            <span className="fy-one-line">{formatDay(application.submittedDate)}</span>
            <span className="fy-application-cards__place fy-ellipsis">
              {application.vacancyCode} · {application.location}
            </span>
          </p>
          {isBadged(application) ? (
            <p className="fy-wrap fy-gap-2">
              <DueBadge {...application} />
              {usesDelivery && hasDeliveryProblem(application.deliveryState) ? (
                <DeliveryBadge {...application} />
              ) : null}
            </p>
          ) : null}
          {application.isInView ? null : <p className="fy-left-view">{inboxTexts.leftView}</p>}
          <ResubmitNote result={selection.results.get(application.id)} />
        </li>
      ))}
    </ul>
  )
}

function hasDeliveryProblem(deliveryState: ListedApplication['deliveryState']): boolean {
  return deliveryState === 'failed' || deliveryState === 'retrying'
}
