import { type ReactNode, useEffect, useRef } from 'react'
import './RowCheckbox.css'

interface RowCheckboxProps<Id> {
  /** Accessible name. */
  label: string
  /** The rows that the box selects: one row, or all of the page. */
  ids: readonly Id[]
  selection: { ids: ReadonlySet<Id>; set: (ids: readonly Id[], isSelected: boolean) => void }
}

/** Checkbox that selects rows of a table; indeterminate if only some of them are selected. */
export function RowCheckbox<Id>({ label, ids, selection }: RowCheckboxProps<Id>): ReactNode {
  const box = useRef<HTMLInputElement>(null)
  const count = ids.filter((id) => selection.ids.has(id)).length
  const isPartlySelected = count > 0 && count < ids.length
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartlySelected
  }, [isPartlySelected])
  return (
    <label className="fy-select-row">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={count > 0 && count === ids.length}
        onChange={({ target }) => selection.set(ids, target.checked)}
      />
    </label>
  )
}
