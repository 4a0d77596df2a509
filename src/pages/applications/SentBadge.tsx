import type { ReactNode } from 'react'
import { applicationsTexts } from '../../texts/applications'

export function SentBadge({ sent }: { sent: boolean }): ReactNode {
  return (
    <span className={sent ? 'fy-badge fy-badge--success' : 'fy-badge fy-badge--danger'}>
      {sent ? applicationsTexts.sent : applicationsTexts.notSent}
    </span>
  )
}
