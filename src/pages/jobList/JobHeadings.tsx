import type { ReactNode } from 'react'
import { vacancyColumns } from '../../schemas/clientConfig/clientConfig'
import {
  columnSortKeys,
  getNextSort,
  type Sort,
  type VacancySortKey,
} from '../../schemas/jobList/sortVacancies'
import { useClient } from '../shared/site/SiteContext'
import { getAriaSort, SortButton } from '../shared/table/SortButton'
import { columnName } from './columnName'

interface JobHeadingsProps {
  withShare: boolean
  sort: Sort<VacancySortKey>
  onSort: (sort: Sort<VacancySortKey>) => void
}

/** Column headings; all except Share sort the list [JL-09, JL-10]. */
export function JobHeadings({ withShare, sort, onSort }: JobHeadingsProps): ReactNode {
  const { config } = useClient()
  const columns = vacancyColumns.filter((column) => column !== 'Share' || withShare)
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const key = columnSortKeys[column]
          const { label, mark } = columnName(config, column)
          const { lang } = mark
          const className = `fy-job-table__column--${key ?? 'share'}`
          if (key === null)
            return (
              <th key={column} scope="col" lang={lang} className={className}>
                {label}
              </th>
            )
          const order = sort.key === key ? sort.order : null
          return (
            <th key={column} scope="col" lang={lang} className={className} aria-sort={getAriaSort(order)}>
              <SortButton order={order} onClick={() => onSort(getNextSort(sort, key))}>
                {label}
              </SortButton>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
