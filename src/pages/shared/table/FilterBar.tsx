import { ListFilter, Search, X } from 'lucide-react'
import { type ReactNode, startTransition, useState } from 'react'
import { filterBarTexts as texts } from '../../../texts/admin/filterBar.texts'
import { Button } from '../../../widgets/shared/Button'
import '../../../widgets/textInput/TextInput.css'
import { useScreen } from '../browser/useScreen'
import { Modal } from '../dialog/Modal'
import './FilterBar.css'

/** An active filter that has no control in the bar. */
export interface ActiveFilter {
  key: string
  label: string
  value: string
  onRemove: () => void
}

interface FilterBarProps {
  /** Accessible name of the whole bar. */
  label: string
  /** Search for one text; `name` is its parameter in the URL. */
  search?: {
    name: string
    label: string
    placeholder: string
    value: string
    onChange: (value: string) => void
  }
  /** Chips for views and the most used filters. On a narrow screen they are in the sheet. */
  chips?: ReactNode
  /** Form with the filters that have no chip; it is in the sheet. */
  form?: ReactNode
  /** Active filters of the form. */
  active?: readonly ActiveFilter[]
  /** Number of active filters besides the search. */
  activeCount?: number
  /** Clears the search and all filters. */
  onClear?: () => void
  /** Number of results; null until it is known. */
  resultCount: number | null
  /** Content at the end of the bar: the number of results in words, and the display options of the list. */
  endContent: ReactNode
  /** Actions on the selected rows; they replace the filters while rows are selected. */
  actions?: ReactNode
}

/**
 * One line above a list: search, filter chips, further filters in a sheet, and the number of results; or the actions on
 * selected rows. Active filters without a control are listed below it, on narrow screens in the sheet. The page keeps
 * the values in the URL.
 */
export function FilterBar(props: FilterBarProps): ReactNode {
  const {
    label,
    search,
    chips,
    form,
    active = [],
    activeCount = 0,
    onClear,
    resultCount,
    endContent,
    actions,
  } = props
  const [isOpen, setOpen] = useState(false)
  const isNarrow = useScreen() === 'narrow'
  const hasSheet = form !== undefined || (isNarrow && chips !== undefined)
  const activeFilters = active.length === 0 ? null : <ActiveFilters active={active} />
  const canClear = onClear !== undefined && activeCount + (search?.value ? 1 : 0) > 0
  return (
    <section className="fy-filter-bar fy-row fy-gap-2" aria-label={label}>
      {actions ?? (
        <>
          {search ? <SearchBox {...search} /> : null}
          {isNarrow || !chips ? null : <div className="fy-filter-bar__chips fy-row fy-gap-2">{chips}</div>}
          {hasSheet ? (
            <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <ListFilter aria-hidden="true" />
              {isNarrow ? texts.filters : texts.more}
              {isNarrow && activeCount > 0 ? ` (${activeCount})` : ''}
            </Button>
          ) : null}
          {canClear && !isNarrow ? <ClearButton onClear={onClear} /> : null}
          <div className="fy-filter-bar__end fy-row fy-gap-2 fy-note">{endContent}</div>
          {isNarrow ? null : activeFilters}
        </>
      )}
      {isOpen ? (
        <Modal
          title={isNarrow ? texts.filters : texts.more}
          size="medium"
          place="side"
          onClose={() => setOpen(false)}
        >
          <Button
            look="quiet"
            size="icon"
            className="fy-filter-bar__close"
            aria-label={texts.close}
            title={texts.close}
            onClick={() => setOpen(false)}
          >
            <X aria-hidden="true" />
          </Button>
          <div className="fy-filter-bar__sheet fy-stack fy-gap-4">
            {isNarrow ? chips : null}
            {isNarrow ? activeFilters : null}
            {form}
          </div>
          <div className="fy-modal__actions">
            {canClear ? <ClearButton onClear={onClear} /> : null}
            <Button look="primary" onClick={() => setOpen(false)}>
              {texts.show(resultCount)}
            </Button>
          </div>
        </Modal>
      ) : null}
    </section>
  )
}

function ClearButton({ onClear }: { onClear: () => void }): ReactNode {
  return (
    <Button look="quiet" size="small" onClick={onClear}>
      {texts.clear}
    </Button>
  )
}

function ActiveFilters({ active }: { active: readonly ActiveFilter[] }): ReactNode {
  return (
    <ul className="fy-filter-bar__active fy-flex fy-gap-2 fy-plain-list" aria-label={texts.active}>
      {active.map(({ key, label, value, onRemove }) => (
        <li key={key}>
          <button
            type="button"
            className="fy-filter-chip"
            data-set
            aria-label={texts.remove(`${label}: ${value}`)}
            onClick={onRemove}
          >
            <span>{label}:</span> <strong>{value}</strong>
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Search field that keeps the typed text while the URL, which it changes, lags behind. */
function SearchBox({ name, label, placeholder, value, onChange }: NonNullable<FilterBarProps['search']>) {
  const [typedText, setTypedText] = useState(value)
  const [emittedText, setEmittedText] = useState(value)
  const [isPending, setPending] = useState(false)
  if (value === emittedText && isPending) setPending(false)
  // The value changed from outside: by a chip, Back or a link.
  if (value !== emittedText && !isPending) {
    setEmittedText(value)
    setTypedText(value)
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
        autoComplete="off"
        placeholder={placeholder}
        maxLength={255}
        value={typedText}
        onChange={({ target }) => {
          const nextText = target.value.trim()
          setTypedText(target.value)
          if (nextText === emittedText) return
          setEmittedText(nextText)
          setPending(nextText !== value)
          // A transition, so that the typed letter renders before the list updates.
          startTransition(() => onChange(nextText))
        }}
      />
    </span>
  )
}
