import './MovableList.css'
import { GripVertical } from 'lucide-react'
import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { studioPanelTexts as texts } from '../../../texts/admin/studio.texts'
import { dragRow } from '../../../widgets/shared/dragRow'

export interface MovableRow {
  key: string
  label: string
  /** Description or address of the row. */
  detail?: string | undefined
  /** Labels beside the name, such as the kind of row. */
  marks?: readonly string[]
  /** Number of errors in the row. */
  errors?: number
}

interface MovableListProps {
  label: string
  rows: readonly MovableRow[]
  /** Key of the selected row; null if none is selected. */
  selected: string | null
  onSelect: (key: string) => void
  /** Moves the row to this position, from 0. Arrow keys at an end of the list ask for -1 or the number of rows. */
  onMove: (key: string, position: number) => void
  /** Further actions for the selected row. */
  renderActions: (row: MovableRow, index: number) => ReactNode
  /** Rendered below every row, selected or not. */
  renderNested?: (row: MovableRow, index: number) => ReactNode
}

/**
 * A list with at most one selected row. Rows move by dragging, by arrow keys, Home or End on the grip, or by Alt and
 * one of these keys on the name.
 */
export function MovableList({
  label,
  rows,
  selected,
  onSelect,
  onMove,
  renderActions,
  renderNested,
}: MovableListProps) {
  const id = useId()
  const getRowId = (key: string, part: string) => `${id}-${key}-${part}`
  const { order, drag } = useRowOrder(
    rows.map(({ key }) => key),
    onMove,
  )
  const getElement = (key: string) => document.getElementById(getRowId(key, 'grip'))?.closest('li') ?? null
  const moveByKey = (event: KeyboardEvent, key: string, part: string) => {
    const index = order.indexOf(key)
    const newPosition = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: order.length - 1 }[
      event.key
    ]
    const isMoveKey = part === 'grip' ? !event.altKey : event.altKey
    if (newPosition === undefined || !isMoveKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    flushSync(() => onMove(key, newPosition))
    // The element loses the focus when it moves in the document.
    document.getElementById(getRowId(key, part))?.focus()
  }
  const headActions = useStableActions({
    select: onSelect,
    moveByKey,
    drag: (event, key) => drag(event, key, getElement),
  })
  if (rows.length === 0) return null
  return (
    <ol className="fy-movable fy-stack fy-plain-list fy-gap-1" aria-label={label}>
      {order.map((key, index) => {
        const row = rows.find((movableRow) => movableRow.key === key)
        if (!row) return null
        const isSelected = key === selected
        return (
          <li key={key} className="fy-movable__row" data-selected={isSelected || undefined}>
            <RowHead
              row={row}
              handleId={getRowId(key, 'grip')}
              nameId={getRowId(key, 'name')}
              isSelected={isSelected}
              isOnlyRow={rows.length < 2}
              actions={headActions}
            />
            {isSelected ? (
              <div className="fy-movable__actions fy-cluster fy-gap-1">{renderActions(row, index)}</div>
            ) : null}
            {renderNested?.(row, index)}
          </li>
        )
      })}
    </ol>
  )
}

interface RowHeadActions {
  select: (key: string) => void
  moveByKey: (event: KeyboardEvent, key: string, part: string) => void
  drag: (event: PointerEvent, key: string) => void
}

/**
 * Returns functions with a stable identity that call the latest callbacks, so that unchanged memoized rows do not
 * render again.
 */
function useStableActions(actions: RowHeadActions): RowHeadActions {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  const [stableActions] = useState<RowHeadActions>(() => ({
    select: (key) => latest.current.select(key),
    moveByKey: (event, key, part) => latest.current.moveByKey(event, key, part),
    drag: (event, key) => latest.current.drag(event, key),
  }))
  return stableActions
}

interface RowHeadProps {
  row: MovableRow
  handleId: string
  nameId: string
  isSelected: boolean
  isOnlyRow: boolean
  actions: RowHeadActions
}

/** The grip and the name of a row. */
const RowHead = memo(function RowHead({
  row,
  handleId,
  nameId,
  isSelected,
  isOnlyRow,
  actions,
}: RowHeadProps) {
  return (
    <div className="fy-movable__head">
      <button
        type="button"
        id={handleId}
        className="fy-movable__grip fy-icons fy-center fy-bare fy-soft"
        aria-label={texts.move(row.label)}
        aria-description={texts.moveHelp}
        tabIndex={isSelected ? 0 : -1}
        disabled={isOnlyRow}
        onKeyDown={(event) => actions.moveByKey(event, row.key, 'grip')}
        onPointerDown={(event) => actions.drag(event, row.key)}
      >
        <GripVertical aria-hidden="true" />
      </button>
      <button
        type="button"
        id={nameId}
        className="fy-movable__name fy-wrap fy-grow fy-shrink"
        aria-current={isSelected || undefined}
        onClick={() => actions.select(row.key)}
        onKeyDown={(event) => actions.moveByKey(event, row.key, 'name')}
      >
        <RowName row={row} />
      </button>
    </div>
  )
}, isSameHead)

/** Compares rows by content, because each render creates new row objects. */
function isSameHead({ row, ...previous }: RowHeadProps, { row: nextRow, ...next }: RowHeadProps): boolean {
  const isSame =
    previous.nameId === next.nameId &&
    previous.isSelected === next.isSelected &&
    previous.isOnlyRow === next.isOnlyRow
  return isSame && JSON.stringify(row) === JSON.stringify(nextRow)
}

/** Content of a row's button. Spaces separate the parts, so that screen readers do not join them. */
function RowName({ row }: { row: MovableRow }): ReactNode {
  const { label, detail, marks = [], errors = 0 } = row
  return (
    <>
      <span className="fy-movable__label fy-strong fy-break">{label}</span>{' '}
      {marks.map((mark) => (
        <span key={mark} className="fy-movable__mark">{`${mark} `}</span>
      ))}
      {errors > 0 ? <span className="fy-movable__wrong">{`${texts.errors(errors)} `}</span> : null}
      {detail ? <span className="fy-movable__detail fy-soft fy-ellipsis">{detail}</span> : null}
    </>
  )
}

/** Returns the row order (a temporary order while a row is dragged, otherwise `keys`) and a drag handler. */
function useRowOrder(keys: readonly string[], onMove: (key: string, position: number) => void) {
  const [draggedOrder, setDraggedOrder] = useState<readonly string[] | null>(null)
  const order = draggedOrder && draggedOrder.length === keys.length ? draggedOrder : keys
  const drag = (event: PointerEvent, key: string, getElement: (key: string) => Element | null) => {
    if (event.button !== 0) return
    let currentOrder = keys
    dragRow(event.nativeEvent, {
      startIndex: keys.indexOf(key),
      first: 0,
      last: keys.length - 1,
      move: (_start, position) => {
        currentOrder = currentOrder.filter((other) => other !== key).toSpliced(position, 0, key)
        flushSync(() => setDraggedOrder(currentOrder))
      },
      getRow: (index) => getElement(currentOrder[index] ?? ''),
      onDone: (position) => onMove(key, position),
      onEnd: () => setDraggedOrder(null),
    })
  }
  return { order, drag }
}
