import type { ReactNode } from 'react'
import type { Delivery } from '../../schemas/application'
import { applicationsTexts } from '../../texts/site'
import { showMoment } from '../parts/showMoment'
import './DeliveryFacts.css'

/** Whether the back-office has the application, and what it answered. */
export function DeliveryFacts({ delivery }: { delivery: Delivery }): ReactNode {
  const { state, attempts, lastError, sentAt } = delivery
  return (
    <section>
      <h3>{applicationsTexts.delivery}</h3>
      <ul className={`fy-delivery fy-delivery--${state}`}>
        <li>
          <strong>{applicationsTexts.deliveryState[state]}</strong>
          {sentAt ? ` · ${showMoment(sentAt)}` : null}
        </li>
        {attempts > 0 ? <li>{applicationsTexts.attempts(attempts)}</li> : null}
        {lastError ? (
          <li>
            {applicationsTexts.lastError}: {lastError}
          </li>
        ) : null}
      </ul>
    </section>
  )
}
