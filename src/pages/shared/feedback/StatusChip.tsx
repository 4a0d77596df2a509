import type { ReactNode } from 'react'
import './StatusChip.css'

export type StatusTone = 'grey' | 'blue' | 'amber' | 'green'

interface StatusChipProps {
  tone: StatusTone
  /** The status in words; the colour alone never conveys it. */
  children: string
  title?: string | undefined
}

/** The status of a record as a coloured label. */
export function StatusChip({ tone, children, title }: StatusChipProps): ReactNode {
  return (
    <span className={`fy-status fy-status--${tone}`} title={title}>
      {children}
    </span>
  )
}
