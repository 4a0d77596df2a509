import { ListFilter, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import './FilterBar.css'

interface FilterBarProps {
  /** Accessible name of the whole bar. */
  label: string
  /** Search for one text; absent where searching is not possible. */
  search?: {
    name: string
    label: string
    placeholder: string
    value: string
    onChange: (value: string) => void
  }
  /** Chips for the most used filters and views. */
  chips: ReactNode
  /** Button that opens the other filters. `count` is the number of active filters. */
  more: { label: string; shortLabel: string; count: number; isOpen: boolean; onToggle: () => void }
  /** Number of results, sort order and display of the list. */
  end: ReactNode
  /** Actions on the selected rows; they replace the filters while rows are selected. */
  actions: ReactNode
}

/** One line above a list: search, filter chips, further filters, and the count; or the actions on selected rows. */
export function FilterBar({ label, search, chips, more, end, actions }: FilterBarProps): ReactNode {
  return (
    <section className="fy-filter-bar" aria-label={label} data-open={more.isOpen || undefined}>
      {actions ?? (
        <>
          {search ? <SearchBox {...search} /> : null}
          <div className="fy-filter-bar__chips">{chips}</div>
          <button
            type="button"
            className="fy-button fy-filter-bar__more"
            aria-expanded={more.isOpen}
            onClick={more.onToggle}
          >
            <ListFilter aria-hidden="true" />
            <span className="fy-filter-bar__long">{more.label}</span>
            <span className="fy-filter-bar__short">
              {more.shortLabel}
              {more.count > 0 ? ` (${more.count})` : ''}
            </span>
          </button>
          <div className="fy-filter-bar__end">{end}</div>
        </>
      )}
    </section>
  )
}

/** Search field that keeps the typed text while the URL, which it changes, lags behind. */
function SearchBox({ name, label, placeholder, value, onChange }: NonNullable<FilterBarProps['search']>) {
  const [typed, setTyped] = useState(value)
  const [emitted, setEmitted] = useState(value)
  const [pending, setPending] = useState(false)
  if (value === emitted && pending) setPending(false)
  // The value changed from outside: by a chip, Back or a link.
  if (value !== emitted && !pending) {
    setEmitted(value)
    setTyped(value)
  }
  return (
    <span className="fy-filter-bar__search">
      <Search aria-hidden="true" />
      <input
        type="search"
        name={name}
        className="fy-input"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        maxLength={255}
        value={typed}
        onChange={({ target }) => {
          const next = target.value.trim()
          setTyped(target.value)
          if (next === emitted) return
          setEmitted(next)
          setPending(next !== value)
          onChange(next)
        }}
      />
    </span>
  )
}
