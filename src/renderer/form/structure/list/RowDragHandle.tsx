import { GripVertical } from 'lucide-react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { structureTexts as texts } from '../../../../texts/public/structuredAnswers.texts'
import { useStructure } from '../context/structureContext'
import { dragListRow } from './dragListRow'
import { useList } from './listContext'
import type { RowActions } from './useRowActions'

interface RowDragHandleProps {
  id: string
  name: string
  count: number
  actions: RowActions
}

/** Drag handle of a row, for pointers and the arrow keys. It is not rendered for the only row of a list. */
export function RowDragHandle({ id, name, count, actions }: RowDragHandleProps): ReactNode {
  const engine = useStructure()
  const list = useList()
  if (count < 2) return null
  const { place: position, canMove, move, moveAndAnnounce, announcePosition } = actions
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: position - 1, ArrowDown: position + 1, Home: list.first, End: count - 1 }[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (canMove) moveAndAnnounce(to, 'grip')
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || !canMove) return
    dragListRow(event.nativeEvent, {
      place: position,
      first: list.first,
      last: count - 1,
      move,
      rowAt: (index) => document.querySelector(`[data-row="${engine.getElementId([...list.path, index])}"]`),
      onDone: announcePosition,
    })
  }
  return (
    <button
      type="button"
      className="fy-list__grip"
      id={`${id}--grip`}
      aria-label={texts.move(name)}
      aria-description={texts.moveHelp}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    >
      <GripVertical aria-hidden="true" />
    </button>
  )
}
