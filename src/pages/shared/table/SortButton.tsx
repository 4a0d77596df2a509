import { Button } from '../../../widgets/shared/Button'
import './SortButton.css'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { getNextSort, type Sort } from '../../../schemas/jobList/sortVacancies'
import { jobListTexts } from '../../../texts/public/site.texts'

interface SortButtonProps {
  children: string
  /** Null if the table is sorted by another column. */
  order: 'asc' | 'desc' | null
  onClick: () => void
}

/** Column heading that sorts the table. The surrounding `th` has `aria-sort`. */
export function SortButton({ children, order, onClick }: SortButtonProps): ReactNode {
  const Icon = order === null ? ChevronsUpDown : order === 'asc' ? ArrowUp : ArrowDown
  return (
    <button type="button" className="fy-sort fy-gap-1 fy-middle fy-bare" onClick={onClick}>
      {children}
      <Icon
        className={order === null ? 'fy-sort__icon' : 'fy-sort__icon fy-sort__icon--on fy-accent'}
        aria-hidden="true"
      />
    </button>
  )
}

/** Returns the value of `aria-sort` for a column. */
export function getAriaSort(order: 'asc' | 'desc' | null): 'ascending' | 'descending' | 'none' {
  return order === null ? 'none' : order === 'asc' ? 'ascending' : 'descending'
}

interface SortChoiceProps<Key extends string> {
  /** Sort keys with the labels of their columns. */
  choices: { key: Key; label: string; lang?: 'en' | undefined }[]
  sort: Sort<Key>
  onSort: (sort: Sort<Key>) => void
}

/** Sort control for narrow screens, which have no column headings. */
export function SortChoice<Key extends string>({ choices, sort, onSort }: SortChoiceProps<Key>): ReactNode {
  const id = useId()
  const isAscending = sort.order === 'asc'
  return (
    <div className="fy-sort-choice fy-no-print fy-row fy-gap-2 fy-note">
      <label htmlFor={id}>{jobListTexts.sortBy}</label>
      <span className="fy-sort-choice__box fy-grow fy-shrink">
        <select
          id={id}
          className="fy-sort-choice__select fy-fill fy-rounded fy-surface"
          value={sort.key}
          onChange={({ target }) => {
            const selectedChoice = choices.find(({ key }) => key === target.value)
            if (selectedChoice) onSort({ key: selectedChoice.key, order: 'asc' })
          }}
        >
          {choices.map(({ key, label, lang }) => (
            <option key={key} value={key} lang={lang}>
              {label}
            </option>
          ))}
        </select>
      </span>
      <Button
        size="icon"
        aria-label={isAscending ? jobListTexts.sortedUp : jobListTexts.sortedDown}
        onClick={() => onSort(getNextSort(sort, sort.key))}
      >
        {isAscending ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
      </Button>
    </div>
  )
}
