import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { flushSync } from 'react-dom'
import { studioPanelTexts as texts } from '../../../texts/studioPanels'
import './MovableList.css'
import { useRowOrder } from './useRowOrder'

export interface MovableRow {
  key: string
  label: string
  /** What it says, or where it is. */
  detail?: string | undefined
  /** Beside the name: what kind of row it is. */
  marks?: readonly string[]
  /** Something is wrong with it. */
  errors?: number
}

interface MovableListProps {
  label: string
  rows: readonly MovableRow[]
  selected: string | null
  onSelect: (key: string) => void
  /** To this place, from 0. */
  onMove: (key: string, to: number) => void
  /** What else the selected row can do. */
  actions: (row: MovableRow, at: number) => ReactNode
  /** Below a row, whether or not it is selected. */
  below?: (row: MovableRow, at: number) => ReactNode
}

/** A list in which one row is selected, and rows are moved: dragged, by arrow keys on the grip, by Alt and an arrow. */
export function MovableList({ label, rows, selected, onSelect, onMove, actions, below }: MovableListProps) {
  const id = useId()
  const rowId = (key: string, part: string) => `${id}-${key}-${part}`
  const { order, drag } = useRowOrder(
    rows.map(({ key }) => key),
    onMove,
  )
  const elementOf = (key: string) => document.getElementById(rowId(key, 'grip'))?.closest('li') ?? null
  const step = (event: KeyboardEvent, key: string, part: string) => {
    const at = order.indexOf(key)
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: order.length - 1 }[event.key]
    const isMeant = part === 'grip' ? !event.altKey : event.altKey
    if (to === undefined || !isMeant || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    flushSync(() => onMove(key, to))
    // Moved in the document, it would have lost the focus.
    document.getElementById(rowId(key, part))?.focus()
  }
  return (
    <ol className="fy-movable" aria-label={label}>
      {order.map((key, at) => {
        const row = rows.find((one) => one.key === key)
        if (!row) return null
        const isSelected = key === selected
        return (
          <li key={key} className="fy-movable__row" data-selected={isSelected || undefined}>
            <div className="fy-movable__head">
              <button
                type="button"
                id={rowId(key, 'grip')}
                className="fy-movable__grip"
                aria-label={texts.move(row.label)}
                aria-description={texts.moveHelp}
                tabIndex={isSelected ? 0 : -1}
                disabled={rows.length < 2}
                onKeyDown={(event) => step(event, key, 'grip')}
                onPointerDown={(event) => drag(event, key, elementOf)}
              >
                <GripVertical aria-hidden="true" />
              </button>
              <button
                type="button"
                id={rowId(key, 'name')}
                className="fy-movable__name"
                aria-current={isSelected || undefined}
                onClick={() => onSelect(key)}
                onKeyDown={(event) => step(event, key, 'name')}
              >
                <RowName row={row} />
              </button>
            </div>
            {isSelected ? <div className="fy-movable__actions">{actions(row, at)}</div> : null}
            {below?.(row, at)}
          </li>
        )
      })}
    </ol>
  )
}

/** What stands in the row's button: words with blanks between, for those who hear them in one. */
function RowName({ row }: { row: MovableRow }): ReactNode {
  const { label, detail, marks = [], errors = 0 } = row
  return (
    <>
      <span className="fy-movable__label">{label}</span>{' '}
      {marks.map((mark) => (
        <span key={mark} className="fy-movable__mark">{`${mark} `}</span>
      ))}
      {errors > 0 ? <span className="fy-movable__wrong">{`${texts.errors(errors)} `}</span> : null}
      {detail ? <span className="fy-movable__detail">{detail}</span> : null}
    </>
  )
}
