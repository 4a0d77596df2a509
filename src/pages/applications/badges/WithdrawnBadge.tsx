import type { ReactNode } from 'react'
import type { ApplicationListItem } from '../../../schemas/applications/application'
import { inboxTexts as texts } from '../../../texts/admin/applications.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'

/** Says that whoever sent the application took it back; nothing while it stands. */
export function WithdrawnBadge({ withdrawnDate }: Pick<ApplicationListItem, 'withdrawnDate'>): ReactNode {
  const { moment } = useClientClock()
  if (withdrawnDate === null) return null
  return (
    <span className="fy-badge fy-badge--warning" title={moment(withdrawnDate)}>
      {texts.withdrawn}
    </span>
  )
}
