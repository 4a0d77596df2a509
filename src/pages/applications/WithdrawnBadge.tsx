import type { ReactNode } from 'react'
import type { ApplicationListItem } from '../../schemas/application'
import { inboxTexts as texts } from '../../texts/inbox'
import { showMoment } from '../parts/showMoment'

/** Says that whoever sent the application took it back; nothing while it stands. */
export function WithdrawnBadge({ withdrawnDate }: Pick<ApplicationListItem, 'withdrawnDate'>): ReactNode {
  if (withdrawnDate === null) return null
  return (
    <span className="fy-badge fy-badge--warning" title={showMoment(withdrawnDate)}>
      {texts.withdrawn}
    </span>
  )
}
