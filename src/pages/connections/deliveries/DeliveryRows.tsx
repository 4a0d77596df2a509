import type { ReactNode } from 'react'
import type { ListedDelivery } from '../../../schemas/connections/connections.types'
import { deliveriesTexts as texts } from '../../../texts/admin/connections.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { StatusChip } from '../../shared/feedback/StatusChip'
import { useSite } from '../../shared/site/SiteContext'

const tones = { waiting: 'blue', failed: 'amber', sent: 'green' } as const

interface DeliveryRowsProps {
  deliveries: readonly ListedDelivery[]
  /** Delivery is off: no address is configured, or it is paused. */
  isHeld: boolean
  onOpen: (id: number) => void
  onRetry: (id: number) => void
}

/** Deliveries in a compact list, newest first. */
export function DeliveryRows({ deliveries, isHeld, onOpen, onRetry }: DeliveryRowsProps): ReactNode {
  return (
    <ol className="fy-connections__rows">
      {deliveries.map((delivery) => (
        <li key={delivery.id} className="fy-connections__row">
          <DeliveryLines delivery={delivery} isHeld={isHeld} />
          <div className="fy-connections__actions">
            <button
              type="button"
              className="fy-button fy-button--small"
              aria-label={texts.openOf(delivery.id)}
              onClick={() => onOpen(delivery.id)}
            >
              {texts.open}
            </button>
            {delivery.state === 'sent' || isHeld ? null : (
              <button
                type="button"
                className="fy-button fy-button--small"
                aria-label={texts.retryOf(delivery.id)}
                onClick={() => onRetry(delivery.id)}
              >
                {texts.retry}
              </button>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

function DeliveryLines({ delivery, isHeld }: { delivery: ListedDelivery; isHeld: boolean }): ReactNode {
  const { moment } = useClientClock()
  const { id, vacancyName, state, attempts, lastError, createdAt, sentAt, nextAttemptAt } = delivery
  const { now } = useSite()
  const isRetrying = state === 'waiting' && attempts > 0
  const next = isHeld ? null : nextAttemptAt
  return (
    <div>
      <p className="fy-connections__facts">
        <strong>{vacancyName}</strong>
        <span>{texts.application(id)}</span>
        <StatusChip tone={isRetrying ? 'amber' : tones[state]}>
          {isRetrying ? texts.retrying : texts.badge[state]}
        </StatusChip>
      </p>
      <p className="fy-connections__note">
        {[
          state === 'sent' && sentAt ? texts.sent(moment(sentAt)) : texts.came(moment(createdAt)),
          ...(attempts > 0 ? [texts.attempts(attempts)] : []),
          ...(next ? [Date.parse(next) <= now() ? texts.nextNow : texts.next(moment(next))] : []),
        ].join(' · ')}
      </p>
      {lastError && state !== 'sent' ? <p className="fy-connections__error">{lastError}</p> : null}
    </div>
  )
}
