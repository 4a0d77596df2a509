import type { ReactNode } from 'react'
import type { AlertFigures } from '../../schemas/statistics/overview.types'
import { overviewTexts as texts } from '../../texts/admin/overview.texts'
import { describeSearch } from '../../texts/public/jobAlerts.texts'
import { BarTable } from './BarTable'
import { OverviewCard } from './OverviewCard'

/** Number of job alert subscriptions in total and per search, without personal data. */
export function AlertsPart({ figures: { total, bySearch } }: { figures: AlertFigures }): ReactNode {
  return (
    <OverviewCard title={texts.alerts}>
      <p>{texts.alertsTotal(total)}</p>
      {bySearch.length > 0 ? (
        <BarTable
          caption={texts.alerts}
          columns={[texts.search, texts.alertCount]}
          rows={bySearch.map(({ filters, count }) => ({
            key: JSON.stringify(filters),
            name: describeSearch(filters),
            count,
          }))}
        />
      ) : null}
      <p className="fy-overview__note">{texts.alertsNote}</p>
    </OverviewCard>
  )
}
