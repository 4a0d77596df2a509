import type { ReactNode } from 'react'
import type { ApplicationDetails, DeliveryAttempt } from '../../../schemas/applications/application'
import { applicationsTexts, applicationActionsTexts as texts } from '../../../texts/admin/applications.texts'

import { useClientClock } from '../../shared/dateTime/useClientClock'
import { useSite } from '../../shared/site/SiteContext'
import './DeliveryFacts.css'

/** Delivery state of an application: whether the back-office has it, every attempt, and the time of the next one. */
export function DeliveryFacts({ application }: { application: ApplicationDetails }): ReactNode {
  const { moment } = useClientClock()
  const { now } = useSite()
  const { delivery, deliveryAttempts, submittedDate } = application
  const { state, sentAt, nextAttemptAt } = delivery
  // Deliveries older than the attempt log have no entry for the successful attempt; only `sentAt` is known.
  const isTold = deliveryAttempts.some(({ error }) => error === null)
  return (
    <section>
      <h3>{applicationsTexts.delivery}</h3>
      <ol className={`fy-delivery fy-delivery--${state}`}>
        <li>
          <strong>{texts.received}</strong> · <time dateTime={submittedDate}>{moment(submittedDate)}</time>
        </li>
        {sentAt && !isTold ? <Attempt attempt={{ at: sentAt, status: null, error: null }} /> : null}
        {deliveryAttempts.map((attempt) => (
          <Attempt key={attempt.at} attempt={attempt} />
        ))}
        {sentAt && state === 'sent' ? null : (
          <li>
            <strong>{applicationsTexts.deliveryState[state]}</strong>
          </li>
        )}
        {nextAttemptAt ? (
          <li className="fy-delivery__next">
            {Date.parse(nextAttemptAt) <= now() ? texts.nextNow : texts.next(moment(nextAttemptAt))}
          </li>
        ) : null}
      </ol>
    </section>
  )
}

function Attempt({ attempt: { at, error } }: { attempt: DeliveryAttempt }): ReactNode {
  const { moment } = useClientClock()
  return (
    <li>
      <strong>{error === null ? texts.delivered : texts.attemptFailed}</strong> ·{' '}
      <time dateTime={at}>{moment(at)}</time>
      {error ? <span className="fy-delivery__error">{error}</span> : null}
    </li>
  )
}
