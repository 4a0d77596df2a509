import type { ReactNode } from 'react'
import type { AlertSubscription } from '../../schemas/notifications/jobAlert.types'
import { describeSearch, jobAlertTexts as texts } from '../../texts/public/jobAlerts.texts'

/** Which jobs are meant, in words, and how often where that is settled. */
export function SubscriptionFacts({
  filters,
  frequency,
}: Pick<AlertSubscription, 'filters'> & Partial<AlertSubscription>): ReactNode {
  return (
    <dl className="fy-job-alert__facts">
      <div>
        <dt>{texts.which}</dt>
        <dd>{describeSearch(filters)}</dd>
      </div>
      {frequency ? (
        <div>
          <dt>{texts.often}</dt>
          <dd>{texts.frequencies[frequency]}</dd>
        </div>
      ) : null}
    </dl>
  )
}
