import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { createContext, type KeyboardEvent, type PointerEvent, type ReactNode, use } from 'react'
import { flushSync } from 'react-dom'
import { settingsPageTexts as texts } from '../../texts/admin/settings.texts'
import { dragRow } from '../shared/reorder/dragRow'
import type { FieldPlaces } from './fieldPlaces'
import './MoveField.css'

interface FieldMoves {
  places: FieldPlaces
  announce: (text: string) => void
}

export const FieldMovesContext = createContext<FieldMoves | null>(null)

/** Id of the sentence that explains how to move a row by keyboard. */
export const moveHelpId = 'move-help'

const getHandleId = (key: string) => `move-${key}`

/** Moves a row: by dragging, by arrow keys on the grip, or by two buttons for pointers that cannot drag. */
export function MoveField({ fieldKey, label }: { fieldKey: string; label: string }): ReactNode {
  const moves = use(FieldMovesContext)
  if (!moves || !fieldKey.startsWith('field-')) return null
  const { places, announce } = moves
  const rows = places.movable(fieldKey)
  if (rows.length < 2) return <span className="fy-move fy-move--fixed" />
  const announcePosition = () => {
    const now = places.movable(fieldKey)
    announce(texts.moved(label, now.indexOf(fieldKey) + 1, now.length))
  }
  const move = (to: number) => {
    flushSync(() => places.move(fieldKey, to))
    document.getElementById(getHandleId(fieldKey))?.focus()
    announcePosition()
  }
  const at = () => places.movable(fieldKey).indexOf(fieldKey)
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: at() - 1, ArrowDown: at() + 1, Home: 0, End: rows.length - 1 }[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    move(to)
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    dragRow(event.nativeEvent, {
      places,
      fieldKey,
      getElement: (key) => getRow(key),
      onDone: announcePosition,
    })
  }
  return (
    <span className="fy-move">
      <button
        type="button"
        id={getHandleId(fieldKey)}
        className="fy-move__grip"
        aria-label={texts.move(label)}
        aria-describedby={moveHelpId}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
      >
        <GripVertical aria-hidden="true" />
      </button>
      {/* For pointers only: the arrow keys on the grip do the same. */}
      <span className="fy-move__steps" aria-hidden="true">
        <button type="button" tabIndex={-1} title={texts.moveUp} onClick={() => move(at() - 1)}>
          <ArrowUp />
        </button>
        <button type="button" tabIndex={-1} title={texts.moveDown} onClick={() => move(at() + 1)}>
          <ArrowDown />
        </button>
      </span>
    </span>
  )
}

function getRow(key: string): Element | null {
  return document.getElementById(getHandleId(key))?.closest('.fy-field') ?? null
}
