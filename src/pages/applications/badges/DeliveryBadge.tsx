import type { ReactNode } from 'react'
import type { ApplicationListItem } from '../../../schemas/applications/application'
import { inboxTexts as texts } from '../../../texts/admin/applications.texts'
import './DeliveryBadge.css'

const tones = { waiting: 'neutral', retrying: 'warning', failed: 'danger', sent: 'success' } as const

type DeliveryBadgeProps = Pick<ApplicationListItem, 'deliveryState' | 'deliveryError'>

/** Delivery state of an application; a pending delivery is not shown as a problem. */
export function DeliveryBadge({ deliveryState, deliveryError }: DeliveryBadgeProps): ReactNode {
  return (
    <span className={`fy-badge fy-badge--${tones[deliveryState]}`} title={deliveryError ?? undefined}>
      {texts.state[deliveryState]}
      {deliveryError ? <span className="fy-visually-hidden">: {deliveryError}</span> : null}
    </span>
  )
}
