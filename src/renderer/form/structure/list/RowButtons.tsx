import type { ArrayFieldItemButtonsTemplateProps } from '@rjsf/utils'
import { ArrowDown, ArrowUp, type LucideIcon, Trash2 } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { flushSync } from 'react-dom'
import { structureTexts as texts } from '../../../../texts/public/structuredAnswers.texts'
import { Button } from '../../../../widgets/shared/Button'
import { focusField } from '../../field/focusField'
import { type AnswerPath, type ListRow, useStructure } from '../context/structureContext'

/** Buttons that move a row up or down and remove it. An unavailable action remains visible with `aria-disabled`. */
export function RowButtons({
  id,
  name,
  actions,
}: {
  id: string
  name: string
  actions: RowActions
}): ReactNode {
  const { count, first } = useList()
  const { index, canMove, canRemove, moveAndAnnounce, remove } = actions
  return (
    <span className="fy-list__buttons fy-icons fy-flex fy-fixed">
      {count > 1 && (
        <>
          <RowButton
            id={`${id}--up`}
            label={texts.moveUp(name)}
            icon={ArrowUp}
            isDisabled={!canMove || index === first}
            onClick={() => moveAndAnnounce(index - 1, 'up')}
          />
          <RowButton
            id={`${id}--down`}
            label={texts.moveDown(name)}
            icon={ArrowDown}
            isDisabled={!canMove || index === count - 1}
            onClick={() => moveAndAnnounce(index + 1, 'down')}
          />
        </>
      )}
      <RowButton
        id={`${id}--remove`}
        label={texts.remove(name)}
        icon={Trash2}
        isDisabled={!canRemove}
        onClick={remove}
      />
    </span>
  )
}

interface RowButtonProps {
  id: string
  label: string
  icon: LucideIcon
  /**
   * Sets `aria-disabled` instead of `disabled`, so that a button keeps the focus after it moved a row to an end of
   * the list.
   */
  isDisabled: boolean
  onClick: () => void
}

function RowButton({ label, icon: Icon, isDisabled, onClick, id }: RowButtonProps): ReactNode {
  return (
    <Button
      look="quiet"
      size="icon"
      id={id}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onClick()}
    >
      <Icon aria-hidden="true" />
    </Button>
  )
}

/** Data and functions that the rows of a list share. */
export interface ListScope {
  path: AnswerPath
  count: number
  /** Minimum number of rows; 0 if the list is optional. */
  minimum: number
  /** First index to which a row can be moved. */
  first: number
  /** Moves a row to another index. */
  move: (from: number, to: number) => void
  /** True if the row with this rjsf key is folded into a line. */
  isFolded: (key: string) => boolean
  setFolded: (key: string, folded: boolean) => void
  /** Returns the name of the row at this index, such as 'Referee 2' for index 1. */
  getName: (index: number) => string
}

export const ListContext = createContext<ListScope | null>(null)

export function useList(): ListScope {
  const list = use(ListContext)
  if (!list) throw new Error('ListContext has no value: render rows inside a list.')
  return list
}

export interface RowActions {
  index: number
  canMove: boolean
  canRemove: boolean
  /** Moves a row to another index without announcing it. */
  move: (from: number, to: number) => void
  /** Moves this row, focuses its element whose id ends with `idSuffix`, and announces the new position. */
  moveAndAnnounce: (index: number, idSuffix: string) => void
  announcePosition: (position: number) => void
  remove: () => void
}

/** Returns the actions of a row, including the focus changes that follow them. */
export function useRowActions(buttons: ArrayFieldItemButtonsTemplateProps, row: ListRow): RowActions {
  const engine = useStructure()
  const list = useList()
  const { index, hasMoveUp, hasMoveDown, hasRemove, onRemoveItem } = buttons
  const isFixed = buttons.disabled || buttons.readonly
  const getRowElementId = (position: number, idSuffix: string) =>
    `${engine.getElementId([...list.path, position])}--${idSuffix}`
  const move = (from: number, to: number) => flushSync(() => list.move(from, to))
  const announcePosition = (position: number) =>
    engine.announce(texts.moved(row.name, position + 1, list.count))
  return {
    index,
    canMove: !isFixed && (hasMoveUp || hasMoveDown),
    canRemove: hasRemove && !isFixed && list.count > list.minimum,
    move,
    moveAndAnnounce: (target, idSuffix) => {
      const to = Math.max(list.first, Math.min(list.count - 1, target))
      if (to === index) return
      move(index, to)
      document.getElementById(getRowElementId(to, idSuffix))?.focus()
      announcePosition(to)
    },
    announcePosition,
    remove: () => {
      flushSync(() => onRemoveItem())
      engine.announce(texts.removed(row.name))
      const next = Math.min(index, list.count - 2)
      // Focus the row that moved up to this index or, if the last row was removed, the button that adds one.
      const hasFocused =
        next >= 0 && (focusField(getRowElementId(next, 'fold')) || focusField(getRowElementId(next, 'row')))
      if (!hasFocused) focusField(engine.getElementId(list.path))
    },
  }
}
