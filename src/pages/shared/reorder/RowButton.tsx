import type { LucideIcon } from 'lucide-react'
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
