import type { ReactNode } from 'react'
import type { ApplicationFigures } from '../../schemas/statistics/overview.types'
import { overviewTexts as texts } from '../../texts/admin/overview.texts'
import { BarTable } from './BarTable'
import { DayChart } from './DayChart'
import { OverviewCard } from './OverviewCard'

/** Received applications by day, by job and by referral source. */
export function ApplicationsPart({ of: figures }: { of: ApplicationFigures }): ReactNode {
  const { byDay, byJob, bySource, stopped } = figures
  return (
    <>
      <OverviewCard title={texts.byDay} wide>
        <DayChart byDay={byDay} />
        {stopped > 0 ? <p className="fy-overview__note">{texts.stopped(stopped)}</p> : null}
      </OverviewCard>
      <OverviewCard title={texts.byJob}>
        {byJob.length === 0 ? (
          <p className="fy-overview__none">{texts.none}</p>
        ) : (
          <BarTable
            caption={texts.byJob}
            columns={[texts.job, texts.applications]}
            rows={byJob.map(({ code, name, count }) => ({
              key: `${code} ${name}`,
              name: `${name} (${code})`,
              count,
            }))}
          />
        )}
      </OverviewCard>
      <OverviewCard title={texts.bySource}>
        {bySource.length === 0 ? (
          <p className="fy-overview__none">{texts.none}</p>
        ) : (
          <BarTable
            caption={texts.bySource}
            columns={[texts.source, texts.applications]}
            rows={bySource.map(({ channel, count }) => ({
              key: channel ?? '',
              name: getSourceName(channel),
              count,
            }))}
          />
        )}
        <p className="fy-overview__note">{texts.sources}</p>
      </OverviewCard>
    </>
  )
}

/** Formats 'utm_source=newsletter&utm_campaign=spring' as 'newsletter, spring'. */
function getSourceName(channel: string | null): string {
  if (channel === null || channel === '') return texts.unsaid
  if (!/^utm_\w+=/i.test(channel)) return channel
  return channel
    .split('&')
    .map((part) => part.slice(part.indexOf('=') + 1))
    .join(', ')
}
