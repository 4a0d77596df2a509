import type { ReactNode } from 'react'
import { vacancyColumns } from '../../schemas/clientConfig'
import { columnSortKeys, type Sort, type VacancySortKey } from '../../schemas/vacancyList/sortVacancies'
import { SortChoice } from '../parts/SortChoice'
import { useClient } from '../SiteContext'
import { columnName } from './columnName'

interface JobSortChoiceProps {
  sort: Sort<VacancySortKey>
  onSort: (sort: Sort<VacancySortKey>) => void
}

/** What jobs can be sorted by, in the client's own words. */
export function JobSortChoice({ sort, onSort }: JobSortChoiceProps): ReactNode {
  const { config } = useClient()
  const choices = vacancyColumns.flatMap((column) => {
    const key = columnSortKeys[column]
    const { label, mark } = columnName(config, column)
    return key === null ? [] : [{ key, label, lang: mark.lang }]
  })
  return <SortChoice choices={choices} sort={sort} onSort={onSort} />
}
