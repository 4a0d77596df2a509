import type { ReactNode } from 'react'
import type { ApplicationSortKey } from '../../data/applicationParams'
import type { ApplicationListItem } from '../../schemas/application'
import { nextSort, type Sort } from '../../schemas/vacancyList/sortVacancies'
import { applicationsTexts } from '../../texts/applications'
import { ariaSort, SortButton } from '../parts/SortButton'
import { showDay, showTime } from '../parts/showMoment'
import { ApplicationLink } from './ApplicationLink'
import { applicationSortKeys } from './applicationsQuery'
import { ResubmitNote, SelectAll, SelectOne } from './SelectRows'
import { SentBadge } from './SentBadge'
import type { Selection } from './useSelection'
import '../parts/DataTable.css'
import './ApplicationTable.css'

interface ApplicationTableProps {
  caption: string
  applications: ApplicationListItem[]
  sort: Sort<ApplicationSortKey>
  onSort: (sort: Sort<ApplicationSortKey>) => void
  openId: number | null
  selection: Selection
}

/** The list on a wide screen [AP-01, AP-02]. */
export function ApplicationTable(props: ApplicationTableProps): ReactNode {
  const { caption, applications, sort, onSort, openId, selection } = props
  return (
    <table className="fy-table fy-application-table">
      <caption className="fy-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="fy-application-table__tick">
            <SelectAll applications={applications} selection={selection} />
          </th>
          {applicationSortKeys.map((key) => {
            const order = sort.key === key ? sort.order : null
            return (
              <th key={key} scope="col" aria-sort={ariaSort(order)}>
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
          <tr
            key={application.id}
            className={application.id === openId ? 'fy-application-table__open' : undefined}
          >
            <td className="fy-application-table__tick">
              <SelectOne application={application} selection={selection} />
            </td>
            <td className="fy-application-table__date">
              {showDay(application.submittedDate)}
              <span className="fy-application-table__time">{showTime(application.submittedDate)}</span>
            </td>
            <td className="fy-application-table__code">{application.vacancyCode}</td>
            <td>{application.vacancyName}</td>
            <td>{application.location}</td>
            <td>
              <ApplicationLink application={application} open={application.id === openId} />
            </td>
            <td>
              <SentBadge sent={application.isSentToConnx} />
              <ResubmitNote result={selection.results.get(application.id)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
