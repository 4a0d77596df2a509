import '../../shared/table/DataTable.css'
import './ApplicationTable.css'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { ApplicationSortKey } from '../../../data/applications/applicationParams'
import type {
  ApplicationListItem,
  ListedApplication,
  ResubmitResult,
} from '../../../schemas/applications/application'
import { getNextSort, type Sort } from '../../../schemas/jobList/sortVacancies'
import { applicationStateTexts } from '../../../texts/admin/applicationStates.texts'
import {
  applicationActionsTexts,
  applicationsTexts,
  inboxTexts,
} from '../../../texts/admin/applications.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { useClient } from '../../shared/site/SiteContext'
import { RowCheckbox } from '../../shared/table/RowCheckbox'
import { getAriaSort, SortButton } from '../../shared/table/SortButton'
import { DeliveryBadge, ResponseDeadline, StateBadge } from '../badges/applicationBadges'
import { writeApplicationsQuery } from '../query/applicationsQuery'
import { useUsesDelivery } from '../query/useUsesDelivery'
import { useApplicationStates } from '../state/useApplicationStates'
import type { Selection } from './useSelection'

interface ApplicationTableProps {
  caption: string
  applications: ListedApplication[]
  sort: Sort<ApplicationSortKey>
  onSort: (sort: Sort<ApplicationSortKey>) => void
  openId: number | null
  selection: Selection
  /** Whether rows grow with their text instead of cutting it off at a fixed height. */
  isComfortable: boolean
}

/**
 * The columns, with the applicant's name first. While an application is open, the table shows only the name and the
 * status.
 */
const allColumns = [
  'applicantName',
  'vacancyName',
  'vacancyCode',
  'state',
  'location',
  'hearBy',
  'submittedDate',
  'isSentToConnx',
] as const

type Column = (typeof allColumns)[number]

/** Columns that the list can't be sorted by, and their headings. */
const unsortableColumns = { state: applicationStateTexts.state, hearBy: inboxTexts.promisedByLabel } as const

/**
 * Returns the columns for these rows: delivery only with a back-office, response date only if a row has one.
 */
function getColumns(applications: readonly ListedApplication[], usesDelivery: boolean): readonly Column[] {
  const hasPromise = applications.some(({ hearBy }) => hearBy !== null)
  return allColumns.filter(
    (key) => (key !== 'isSentToConnx' || usesDelivery) && (key !== 'hearBy' || hasPromise),
  )
}

/** The application list on a wide screen [AP-01, AP-02]. */
export function ApplicationTable(props: ApplicationTableProps): ReactNode {
  const { caption, applications, sort, onSort, openId, selection, isComfortable } = props
  const { canReviewBlind } = useClient().settings
  const { getName } = useApplicationStates()
  const columns = getColumns(applications, useUsesDelivery())
  const longestState = Math.max(...applications.map(({ state }) => getName(state).length))
  return (
    <table className="fy-table fy-application-table" data-roomy={isComfortable || undefined}>
      <caption className="fy-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="fy-application-table__tick">
            <RowCheckbox
              label={applicationActionsTexts.selectAll}
              ids={applications.map(({ id }) => id)}
              selection={selection}
            />
          </th>
          {columns.map((key) => {
            if (key === 'state' || key === 'hearBy' || (key === 'applicantName' && canReviewBlind)) {
              return (
                <th
                  key={key}
                  scope="col"
                  data-column={key}
                  style={key === 'state' ? { inlineSize: `${longestState * 0.45 + 4.125}rem` } : undefined}
                >
                  {key === 'applicantName' ? applicationsTexts[key] : unsortableColumns[key]}
                </th>
              )
            }
            const order = sort.key === key ? sort.order : null
            return (
              <th key={key} scope="col" data-column={key} aria-sort={getAriaSort(order)}>
                <SortButton order={order} onClick={() => onSort(getNextSort(sort, key))}>
                  {applicationsTexts[key]}
                </SortButton>
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {applications.map((application) => (
          <Row
            key={application.id}
            columns={columns}
            application={application}
            isOpen={application.id === openId}
            selection={selection}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  columns: readonly Column[]
  application: ListedApplication
  isOpen: boolean
  selection: Selection
}

function Row({ columns, application, isOpen, selection }: RowProps): ReactNode {
  const { formatDay, formatTime } = useClientClock()
  const { id, applicantName, vacancyName, vacancyCode, location, submittedDate, isOpened } = application
  return (
    <tr className={isOpen ? 'fy-application-table__open' : undefined} data-new={!isOpened || undefined}>
      <td className="fy-application-table__tick">
        <RowCheckbox label={applicationActionsTexts.select(applicantName)} ids={[id]} selection={selection} />
      </td>
      <td data-column="applicantName">
        {isOpened ? null : <span className="fy-visually-hidden">{inboxTexts.newRow}: </span>}
        <ApplicationLink application={application} isOpen={isOpen} />
        {application.isInView ? null : <span className="fy-left-view">{inboxTexts.leftView}</span>}
      </td>
      <td data-column="vacancyName" title={vacancyName} data-place={`${vacancyCode} · ${location}`}>
        <span className="fy-application-table__lines">{vacancyName}</span>
      </td>
      <td data-column="vacancyCode">{vacancyCode}</td>
      <td data-column="state">
        <StateBadge {...application} />
      </td>
      <td data-column="location" title={location}>
        <span className="fy-application-table__lines">{location}</span>
      </td>
      {columns.includes('hearBy') ? (
        <td data-column="hearBy">
          <ResponseDeadline {...application} />
        </td>
      ) : null}
      <td data-column="submittedDate">
        {formatDay(submittedDate)} <span className="fy-note">{formatTime(submittedDate)}</span>
      </td>
      {columns.includes('isSentToConnx') ? (
        <td data-column="isSentToConnx">
          <DeliveryBadge {...application} />
          <ResubmitNote result={selection.results.get(id)} />
        </td>
      ) : null}
    </tr>
  )
}

interface ApplicationLinkProps {
  application: ApplicationListItem
  isOpen: boolean
}

/** Link that opens an application beside the list, at a separate URL. The whole row is its click area. */
export function ApplicationLink({ application, isOpen }: ApplicationLinkProps): ReactNode {
  const [search] = useSearchParams()
  return (
    <Link
      id={`application-${application.id}`}
      className="fy-application-link"
      to={writeApplicationsQuery(search, { id: application.id })}
      state={{ keepScroll: true }}
      aria-label={applicationsTexts.openDetails(application.applicantName)}
      aria-current={isOpen || undefined}
    >
      {application.applicantName}
    </Link>
  )
}

/** Result of resubmitting a row. */
export function ResubmitNote({ result }: { result: ResubmitResult['result'] | undefined }): ReactNode {
  if (!result) return null
  const errorClass = result === 'queued' ? '' : ' fy-danger'
  return <span className={`fy-resubmit-note${errorClass}`}>{applicationActionsTexts.results[result]}</span>
}
