import type { ReactNode } from 'react'
import type { AlertWish } from '../../schemas/jobAlert'
import { searchInWords, jobAlertTexts as texts } from '../../texts/jobAlerts'

/** Which jobs are meant, in words, and how often where that is settled. */
export function WishFacts({
  filters,
  frequency,
}: Pick<AlertWish, 'filters'> & Partial<AlertWish>): ReactNode {
  return (
    <dl className="fy-job-alert__facts">
      <div>
        <dt>{texts.which}</dt>
        <dd>{searchInWords(filters)}</dd>
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
