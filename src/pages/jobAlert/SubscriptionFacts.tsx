import type { ReactNode } from 'react'
import type { AlertSubscription } from '../../schemas/notifications/jobAlert.types'
import { describeSearch, jobAlertTexts as texts } from '../../texts/public/jobAlerts.texts'

/** The filters of a job alert in words, and its frequency if it is already set. */
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
