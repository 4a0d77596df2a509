import type { ArrayFieldItemButtonsTemplateProps } from '@rjsf/utils'
import { flushSync } from 'react-dom'
import { structureTexts as texts } from '../../../../texts/public/structuredAnswers.texts'
import { focusField } from '../../field/focusField'
import { type ListRow, useStructure } from '../context/structureContext'
import { useList } from './listContext'

export interface RowActions {
  place: number
  canMove: boolean
  canRemove: boolean
  /** Moves a row to another index without announcing it. */
  move: (from: number, to: number) => void
  /** Moves this row, focuses its element whose id ends with `part`, and announces the new position. */
  moveAndAnnounce: (place: number, part: string) => void
  announcePosition: (position: number) => void
  remove: () => void
}

/** Returns the actions of a row, including the focus changes that follow them. */
export function useRowActions(buttons: ArrayFieldItemButtonsTemplateProps, row: ListRow): RowActions {
  const engine = useStructure()
  const list = useList()
  const { index, hasMoveUp, hasMoveDown, hasRemove, onRemoveItem } = buttons
  const isFixed = buttons.disabled || buttons.readonly
  const partId = (position: number, part: string) =>
    `${engine.getElementId([...list.path, position])}--${part}`
  const move = (from: number, to: number) => flushSync(() => list.move(from, to))
  const announcePosition = (position: number) =>
    engine.announce(texts.moved(row.name, position + 1, list.count))
  return {
    place: index,
    canMove: !isFixed && (hasMoveUp || hasMoveDown),
    canRemove: hasRemove && !isFixed && list.count > list.least,
    move,
    moveAndAnnounce: (target, part) => {
      const to = Math.max(list.first, Math.min(list.count - 1, target))
      if (to === index) return
      move(index, to)
      document.getElementById(partId(to, part))?.focus()
      announcePosition(to)
    },
    announcePosition,
    remove: () => {
      flushSync(() => onRemoveItem())
      engine.announce(texts.removed(row.name))
      const next = Math.min(index, list.count - 2)
      // Focus the row that moved up to this index or, if the last row was removed, the button that adds one.
      const hasFocused = next >= 0 && (focusField(partId(next, 'fold')) || focusField(partId(next, 'row')))
      if (!hasFocused) focusField(engine.getElementId(list.path))
    },
  }
}
