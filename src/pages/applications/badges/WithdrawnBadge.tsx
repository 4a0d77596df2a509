import type { ReactNode } from 'react'
import type { ApplicationListItem } from '../../../schemas/applications/application'
import { inboxTexts as texts } from '../../../texts/admin/applications.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'

/** Badge that marks an application as withdrawn by the applicant; renders nothing if it is not withdrawn. */
export function WithdrawnBadge({ withdrawnDate }: Pick<ApplicationListItem, 'withdrawnDate'>): ReactNode {
  const { moment } = useClientClock()
  if (withdrawnDate === null) return null
  return (
    <span className="fy-badge fy-badge--warning" title={moment(withdrawnDate)}>
      {texts.withdrawn}
    </span>
  )
}
