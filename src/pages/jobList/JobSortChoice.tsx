import { ArrowDownAZ, ArrowUpAZ } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { vacancyColumns } from '../../schemas/clientConfig'
import {
  columnSortKeys,
  nextSort,
  type Sort,
  type VacancySortKey,
} from '../../schemas/vacancyList/sortVacancies'
import { jobListTexts } from '../../texts/site'
import { useClient } from '../SiteContext'
import './JobSortChoice.css'

interface JobSortChoiceProps {
  sort: Sort<VacancySortKey>
  onSort: (sort: Sort<VacancySortKey>) => void
}

/** Sorting where there are no column headings to press: the narrow screen. */
export function JobSortChoice({ sort, onSort }: JobSortChoiceProps): ReactNode {
  const { config } = useClient()
  const id = useId()
  const up = sort.order === 'asc'
  return (
    <div className="fy-sort-choice">
      <label htmlFor={id}>{jobListTexts.sortBy}</label>
      <select
        id={id}
        className="fy-sort-choice__select"
        value={sort.key}
        onChange={({ target }) => {
          const key = Object.values(columnSortKeys).find((known) => known === target.value)
          if (key) onSort({ key, order: 'asc' })
        }}
      >
        {vacancyColumns.map((column) => {
          const key = columnSortKeys[column]
          return key === null ? null : (
            <option key={key} value={key}>
              {config.vacancyListTableOverrides[column] ?? column}
            </option>
          )
        })}
      </select>
      <button
        type="button"
        className="fy-button fy-button--icon"
        aria-label={up ? jobListTexts.sortedUp : jobListTexts.sortedDown}
        onClick={() => onSort(nextSort(sort, sort.key))}
      >
        {up ? <ArrowDownAZ aria-hidden="true" /> : <ArrowUpAZ aria-hidden="true" />}
      </button>
    </div>
  )
}
