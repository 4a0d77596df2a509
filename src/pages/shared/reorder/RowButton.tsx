import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface RowButtonProps {
  label: string
  icon: LucideIcon
  /** Not `disabled`: the focus stays on a button that has moved its row to the end. */
  isOff?: boolean
  onClick: () => void
}

/** One thing that a row can do, as a picture with a name. */
export function RowButton({ label, icon: Icon, isOff = false, onClick }: RowButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="fy-button fy-button--quiet fy-button--icon"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
    >
      <Icon aria-hidden="true" />
    </button>
  )
}
