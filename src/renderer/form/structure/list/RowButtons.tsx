import { ArrowDown, ArrowUp, type LucideIcon, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { structureTexts as texts } from '../../../../texts/public/structuredAnswers.texts'
import { useList } from './listContext'
import type { RowActions } from './useRowActions'

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
  const { place: position, canMove, canRemove, moveAndAnnounce, remove } = actions
  return (
    <span className="fy-list__buttons">
      {count > 1 && (
        <>
          <RowButton
            id={`${id}--up`}
            label={texts.moveUp(name)}
            icon={ArrowUp}
            isDisabled={!canMove || position === first}
            onClick={() => moveAndAnnounce(position - 1, 'up')}
          />
          <RowButton
            id={`${id}--down`}
            label={texts.moveDown(name)}
            icon={ArrowDown}
            isDisabled={!canMove || position === count - 1}
            onClick={() => moveAndAnnounce(position + 1, 'down')}
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
    <button
      type="button"
      className="fy-button fy-button--quiet fy-button--icon"
      id={id}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onClick()}
    >
      <Icon aria-hidden="true" />
    </button>
  )
}
