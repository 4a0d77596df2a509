import type { ReactNode } from 'react'
import type { ApplicationListItem } from '../../../schemas/applications/application'
import { inboxTexts as texts } from '../../../texts/admin/applications.texts'
import './DeliveryBadge.css'

const tones = { waiting: 'neutral', retrying: 'warning', failed: 'danger', sent: 'success' } as const

type DeliveryBadgeProps = Pick<ApplicationListItem, 'deliveryState' | 'deliveryError'>

/** How far an application has come to the back-office; what only waits for its turn is no alarm. */
export function DeliveryBadge({ deliveryState, deliveryError }: DeliveryBadgeProps): ReactNode {
  return (
    <span className={`fy-badge fy-badge--${tones[deliveryState]}`} title={deliveryError ?? undefined}>
      {texts.state[deliveryState]}
      {deliveryError ? <span className="fy-visually-hidden">: {deliveryError}</span> : null}
    </span>
  )
}
