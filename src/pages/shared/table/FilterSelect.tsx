import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { filterBarTexts as texts } from '../../../texts/admin/filterBar.texts'

interface FilterSelectProps {
  label: string
  /** Empty if the filter is not set. */
  value: string
  /** Label of the option that does not filter. */
  allLabel?: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** Chip of a filter bar that filters by one of several values; the chosen value can be removed. */
export function FilterSelect({
  label,
  value,
  allLabel = texts.anyValue,
  options,
  onChange,
}: FilterSelectProps): ReactNode {
  const select = useRef<HTMLSelectElement>(null)
  return (
    <span className="fy-filter-chip" data-set={value !== '' || undefined}>
      <label>
        <span>{label}:</span>
        <select ref={select} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{allLabel}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      {value === '' ? null : (
        <button
          type="button"
          className="fy-filter-chip__remove"
          aria-label={texts.remove(label)}
          onClick={() => {
            // This button disappears, so the focus moves to the select element.
            select.current?.focus()
            onChange('')
          }}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
