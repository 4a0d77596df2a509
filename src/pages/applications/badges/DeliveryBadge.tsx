import type { ReactNode } from 'react'
import type { ApplicationListItem } from '../../../schemas/applications/application'
import { inboxTexts as texts } from '../../../texts/admin/applications.texts'
import './DeliveryBadge.css'

const tones = { retrying: 'warning', failed: 'danger' } as const

type DeliveryBadgeProps = Pick<ApplicationListItem, 'deliveryState' | 'deliveryError'>

/** Delivery state of an application: a badge for a delivery that fails, plain text otherwise. */
export function DeliveryBadge({ deliveryState, deliveryError }: DeliveryBadgeProps): ReactNode {
  if (deliveryState === 'waiting' || deliveryState === 'sent')
    return <span className="fy-delivery-note">{texts.state[deliveryState]}</span>
  return (
    <span className={`fy-badge fy-badge--${tones[deliveryState]}`} title={deliveryError ?? undefined}>
      {texts.state[deliveryState]}
      {deliveryError ? <span className="fy-visually-hidden">: {deliveryError}</span> : null}
    </span>
  )
}
