import { Rows2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { inboxTexts as texts } from '../../texts/inbox'

interface DensityButtonProps {
  isRoomy: boolean
  onChange: (isRoomy: boolean) => void
}

/** Rows of one line, or of as many as their words need. */
export function DensityButton({ isRoomy, onChange }: DensityButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="fy-button fy-density"
      aria-pressed={isRoomy}
      onClick={() => onChange(!isRoomy)}
    >
      <Rows2 aria-hidden="true" />
      {texts.roomy}
    </button>
  )
}
