import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../widgets/shared/Button'

interface RowButtonProps {
  label: string
  icon: LucideIcon
  /** Sets `aria-disabled` instead of `disabled`, so that a button that moved its row to the end keeps the focus. */
  isDisabled?: boolean
  onClick: () => void
}

/** Icon button for one action of a row. */
export function RowButton({ label, icon: Icon, isDisabled = false, onClick }: RowButtonProps): ReactNode {
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onClick()}
    >
      <Icon aria-hidden="true" />
    </Button>
  )
}

interface MoveButtonsProps {
  /** Labels of the two buttons. */
  up: string
  down: string
  /** Index of the row among `count` rows. */
  index: number
  count: number
  onMove: (index: number) => void
}

/** Buttons that move a row up and down. */
export function MoveButtons({ up, down, index, count, onMove }: MoveButtonsProps): ReactNode {
  return (
    <>
      <RowButton label={up} icon={ArrowUp} isDisabled={index === 0} onClick={() => onMove(index - 1)} />
      <RowButton
        label={down}
        icon={ArrowDown}
        isDisabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
    </>
  )
}
