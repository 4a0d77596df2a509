import type { ReactNode } from 'react'
import type { ApplicationSortKey } from '../../../data/applications/applicationParams'
import type { ListedApplication } from '../../../schemas/applications/application'
import { nextSort, type Sort } from '../../../schemas/jobList/sortVacancies'
import { applicationsTexts, inboxTexts } from '../../../texts/admin/applications.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { useClient } from '../../shared/site/SiteContext'
import { ariaSort, SortButton } from '../../shared/table/SortButton'
import { DeliveryBadge } from '../badges/DeliveryBadge'
import { DueBadge } from '../badges/DueBadge'
import { StateBadge } from '../badges/StateBadge'
import { WithdrawnBadge } from '../badges/WithdrawnBadge'
import { ApplicationLink } from './ApplicationLink'
import { ResubmitNote, SelectAll, SelectOne } from './SelectRows'
import type { Selection } from './useSelection'
import '../../shared/table/DataTable.css'
import './ApplicationTable.css'

interface ApplicationTableProps {
  caption: string
  applications: ListedApplication[]
  sort: Sort<ApplicationSortKey>
  onSort: (sort: Sort<ApplicationSortKey>) => void
  openId: number | null
  selection: Selection
  /** Whether rows wrap their text instead of using one line each. */
  isRoomy: boolean
}

/**
 * Applicant name first, as in an inbox. While an application is open, the table shows only the name and the state.
 */
const columns = [
  'applicantName',
  'vacancyName',
  'vacancyCode',
  'location',
  'submittedDate',
  'isSentToConnx',
] as const satisfies readonly ApplicationSortKey[]

/** The application list on a wide screen [AP-01, AP-02]. */
export function ApplicationTable(props: ApplicationTableProps): ReactNode {
  const { caption, applications, sort, onSort, openId, selection, isRoomy } = props
  const { canReviewBlind } = useClient().settings
  return (
    <table className="fy-table fy-application-table" data-roomy={isRoomy || undefined}>
      <caption className="fy-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="fy-application-table__tick">
            <SelectAll applications={applications} selection={selection} />
          </th>
          {columns.map((key) => {
            if (key === 'applicantName' && canReviewBlind) {
              return (
                <th key={key} scope="col" data-column={key}>
                  {applicationsTexts[key]}
                </th>
              )
            }
            const order = sort.key === key ? sort.order : null
            return (
              <th key={key} scope="col" data-column={key} aria-sort={ariaSort(order)}>
                <SortButton order={order} onClick={() => onSort(nextSort(sort, key))}>
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
  application: ListedApplication
  isOpen: boolean
  selection: Selection
}

function Row({ application, isOpen, selection }: RowProps): ReactNode {
  const { day, time } = useClientClock()
  const { id, vacancyName, vacancyCode, location, submittedDate, isOpened } = application
  return (
    <tr className={isOpen ? 'fy-application-table__open' : undefined} data-new={!isOpened || undefined}>
      <td className="fy-application-table__tick">
        <SelectOne application={application} selection={selection} />
      </td>
      <td data-column="applicantName">
        {isOpened ? null : <span className="fy-visually-hidden">{inboxTexts.newRow}: </span>}
        <ApplicationLink application={application} open={isOpen} />
        {application.isInView ? null : <span className="fy-left-view">{inboxTexts.leftView}</span>}
      </td>
      <td data-column="vacancyName" title={vacancyName}>
        <WithdrawnBadge {...application} />
        {application.state === 'withdrawn' ? null : <StateBadge {...application} />}{' '}
        <DueBadge {...application} /> {vacancyName}
      </td>
      <td data-column="vacancyCode">{vacancyCode}</td>
      <td data-column="location" title={location}>
        {location}
      </td>
      <td data-column="submittedDate">
        {day(submittedDate)} <span className="fy-application-table__time">{time(submittedDate)}</span>
      </td>
      <td data-column="isSentToConnx">
        <DeliveryBadge {...application} />
        <ResubmitNote result={selection.results.get(id)} />
      </td>
    </tr>
  )
}
