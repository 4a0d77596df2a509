import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import './SortButton.css'

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
    <button type="button" className="fy-sort" onClick={onClick}>
      {children}
      <Icon
        className={order === null ? 'fy-sort__icon' : 'fy-sort__icon fy-sort__icon--on'}
        aria-hidden="true"
      />
    </button>
  )
}

/** Returns the value of `aria-sort` for a column. */
export function getAriaSort(order: 'asc' | 'desc' | null): 'ascending' | 'descending' | 'none' {
  return order === null ? 'none' : order === 'asc' ? 'ascending' : 'descending'
}
