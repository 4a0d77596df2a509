import type { ArrayFieldItemButtonsTemplateProps } from '@rjsf/utils'
import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { structureTexts as texts } from '../../../texts/structure'
import { focusField } from '../focusField'
import { useList } from './listContext'
import { type ListRow, useStructure } from './structureContext'

export interface RowActions {
  place: number
  canMove: boolean
  canRemove: boolean
  /** Moves the row to this place, step by step; says nothing. True when it went anywhere. */
  moveTo: (place: number) => boolean
  /** The same for a person at the keyboard: the focus goes with it, to the part of the row with this ending. */
  moveAndSay: (place: number, part: string) => void
  sayPlace: (place: number) => void
  remove: () => void
}

/** What a row can do, and where the focus goes then. */
export function useRowActions(buttons: ArrayFieldItemButtonsTemplateProps, row: ListRow): RowActions {
  const engine = useStructure()
  const list = useList()
  const { index, hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttons
  const isFixed = buttons.disabled || buttons.readonly
  useLayoutEffect(() => {
    list.moves[index] = {
      up: hasMoveUp && !isFixed ? () => onMoveUpItem() : null,
      down: hasMoveDown && !isFixed ? () => onMoveDownItem() : null,
    }
  })
  const partId = (place: number, part: string) => `${engine.idOf([...list.path, place])}--${part}`
  const moveTo = (from: number, to: number) => {
    let at = from
    while (at !== to) {
      const step = to < at ? list.moves[at]?.up : list.moves[at]?.down
      if (!step) break
      flushSync(step)
      at += to < at ? -1 : 1
    }
    return at
  }
  const sayPlace = (place: number) => engine.announce(texts.moved(row.name, place + 1, list.count))
  return {
    place: index,
    canMove: !isFixed && list.count > 1,
    canRemove: hasRemove && !isFixed && list.count > list.least,
    moveTo: (to) => moveTo(index, to) !== index,
    moveAndSay: (to, part) => {
      const at = moveTo(index, Math.max(0, Math.min(list.count - 1, to)))
      if (at === index) return
      document.getElementById(partId(at, part))?.focus()
      sayPlace(at)
    },
    sayPlace,
    remove: () => {
      flushSync(() => onRemoveItem())
      engine.announce(texts.removed(row.name))
      const next = Math.min(index, list.count - 2)
      // The row that took its place, or, after the last, what adds one.
      const isThere = next >= 0 && (focusField(partId(next, 'fold')) || focusField(partId(next, 'row')))
      if (!isThere) focusField(engine.idOf(list.path))
    },
  }
}
