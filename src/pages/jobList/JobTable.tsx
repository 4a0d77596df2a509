import type { ReactNode } from 'react'
import { type VacancyColumn, vacancyColumns } from '../../schemas/clientConfig'
import type { VacancyListItem } from '../../schemas/vacancy'
import {
  columnSortKeys,
  nextSort,
  type Sort,
  type VacancySortKey,
} from '../../schemas/vacancyList/sortVacancies'
import { jobListTexts } from '../../texts/site'
import { ariaSort, SortButton } from '../parts/SortButton'
import { useClient } from '../SiteContext'
import { ShareButton } from '../share/ShareButton'
import { ClosingDate } from './ClosingDate'
import { JobLink } from './JobLink'
import '../parts/DataTable.css'
import './JobTable.css'

interface JobTableProps {
  vacancies: VacancyListItem[]
  sort: Sort<VacancySortKey>
  onSort: (sort: Sort<VacancySortKey>) => void
}

/** The list on a wide screen [JL-09, JL-10]. */
export function JobTable({ vacancies, sort, onSort }: JobTableProps): ReactNode {
  const { config, settings } = useClient()
  const columns = vacancyColumns.filter((column) => column !== 'Share' || settings.canShowSocialIcons)
  return (
    <table className="fy-table fy-job-table">
      <caption className="fy-visually-hidden">{jobListTexts.title}</caption>
      <thead>
        <tr>
          {columns.map((column) => {
            const key = columnSortKeys[column]
            const label = config.vacancyListTableOverrides[column] ?? column
            if (key === null)
              return (
                <th key={column} scope="col" className={columnClass(column)}>
                  {label}
                </th>
              )
            const order = sort.key === key ? sort.order : null
            return (
              <th key={column} scope="col" className={columnClass(column)} aria-sort={ariaSort(order)}>
                <SortButton order={order} onClick={() => onSort(nextSort(sort, key))}>
                  {label}
                </SortButton>
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {vacancies.map((vacancy) => (
          <tr key={vacancy.id}>
            {columns.map((column) => (
              <td key={column} className={`fy-job-table__${cellName[column]}`}>
                <JobCell column={column} vacancy={vacancy} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const columnClass = (column: VacancyColumn) => `fy-job-table__column--${cellName[column]}`

const cellName: Record<VacancyColumn, string> = {
  Title: 'title',
  Summary: 'summary',
  'Employment Type': 'type',
  Location: 'location',
  'Closing Date': 'closing',
  Share: 'share',
}

function JobCell({ column, vacancy }: { column: VacancyColumn; vacancy: VacancyListItem }): ReactNode {
  const { settings } = useClient()
  switch (column) {
    case 'Title':
      return (
        <>
          <JobLink vacancy={vacancy} />
          {settings.canShowVacancyDepartment && vacancy.department ? (
            <p className="fy-job-table__department">{vacancy.department}</p>
          ) : null}
        </>
      )
    case 'Summary':
      return <p className="fy-job-table__clamp">{vacancy.summary}</p>
    case 'Employment Type':
      return vacancy.employmentType
    case 'Location':
      return vacancy.location
    case 'Closing Date':
      return <ClosingDate date={vacancy.advertisingCloseDate} />
    case 'Share':
      return <ShareButton vacancy={vacancy} />
  }
}
