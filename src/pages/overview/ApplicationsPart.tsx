import { type ReactNode, useId } from 'react'
import type { ApplicationFigures } from '../../schemas/statistics/overview.types'
import { overviewTexts as texts } from '../../texts/admin/overview.texts'
import { BarTable } from './BarTable'

/** Received applications by day, by job and by referral source. */
export function ApplicationsPart({ figures }: { figures: ApplicationFigures }): ReactNode {
  const { byDay, byJob, bySource, stopped } = figures
  // Equal counts have bars of equal length in both tables.
  const scale = Math.max(...[...byJob, ...bySource].map(({ count }) => count))
  return (
    <>
      <OverviewCard title={texts.applicationsByDay} isWide>
        <DayChart byDay={byDay} />
        {stopped > 0 ? <p className="fy-note">{texts.stopped(stopped)}</p> : null}
      </OverviewCard>
      <OverviewCard title={texts.applicationsByJob}>
        {byJob.length === 0 ? (
          <p className="fy-note">{texts.none}</p>
        ) : (
          <BarTable
            caption={texts.applicationsByJob}
            columns={[texts.job, texts.applications]}
            scale={scale}
            rows={byJob.map(({ code, name, count }) => ({
              key: `${code} ${name}`,
              name: `${name} (${code})`,
              count,
            }))}
          />
        )}
      </OverviewCard>
      <OverviewCard title={texts.applicationsBySource}>
        {bySource.length === 0 ? (
          <p className="fy-note">{texts.none}</p>
        ) : (
          <BarTable
            caption={texts.applicationsBySource}
            columns={[texts.source, texts.applications]}
            scale={scale}
            rows={bySource.map(({ channel, count }) => ({
              key: channel ?? '',
              name: getSourceName(channel),
              count,
            }))}
          />
        )}
        <p className="fy-note">{texts.sources}</p>
      </OverviewCard>
    </>
  )
}

/** Formats 'utm_source=newsletter&utm_campaign=spring' as 'newsletter, spring'. */
function getSourceName(channel: string | null): string {
  if (channel === null || channel === '') return texts.unknownSource
  if (!/^utm_\w+=/i.test(channel)) return channel
  return channel
    .split('&')
    .map((part) => part.slice(part.indexOf('=') + 1))
    .join(', ')
}

interface DayChartProps {
  byDay: readonly { day: string; count: number }[]
}

/** Chart geometry in SVG units: width of a day with its gap, and height of the count axis. */
const dayWidth = 10
const chartHeight = 100

/** Applications per day, as a bar chart with axes and as an accessible table with the same numbers. */
function DayChart({ byDay }: DayChartProps): ReactNode {
  const highest = Math.max(...byDay.map(({ count }) => count))
  if (highest <= 0) return <p className="fy-note">{texts.none}</p>
  const axisValues = getAxisValues(highest)
  const getHeight = (count: number) => (count / (axisValues[0] ?? highest)) * chartHeight
  return (
    <figure className="fy-overview__figure">
      <div className="fy-overview__chart" aria-hidden="true">
        <span className="fy-overview__unit fy-soft">{texts.applications}</span>
        <div className="fy-overview__axis fy-column fy-between fy-soft">
          {axisValues.map((count) => (
            <span key={count}>{count}</span>
          ))}
        </div>
        <svg
          className="fy-overview__days"
          viewBox={`0 0 ${byDay.length * dayWidth} ${chartHeight}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {axisValues.map((count) => {
            const y = chartHeight - getHeight(count)
            return <line key={count} x1="0" x2={byDay.length * dayWidth} y1={y} y2={y} />
          })}
          {byDay.map(({ day, count }, index) => {
            const length = Math.max(getHeight(count), count > 0 ? 2 : 0)
            return (
              <rect
                key={day}
                x={index * dayWidth + 1}
                y={chartHeight - length}
                width={dayWidth - 2}
                height={length}
              />
            )
          })}
        </svg>
        <div className="fy-overview__dates fy-gap-3 fy-between fy-soft">
          {[0, 0.5, 1].map((fraction) => {
            const { day } = byDay[Math.round(fraction * (byDay.length - 1))] ?? {}
            return <span key={fraction}>{formatDayMonth(day)}</span>
          })}
        </div>
      </div>
      <details className="fy-overview__numbers fy-no-print">
        <summary>{texts.viewAsTable}</summary>
        <table className="fy-overview__table">
          <caption className="fy-visually-hidden">{texts.applicationsByDay}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col" className="fy-overview__number">
                {texts.applications}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...byDay].reverse().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{formatDayMonth(day)}</th>
                <td className="fy-overview__number">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats '2026-11-05' as '05 Nov'. The date is a calendar day without a time zone. */
function formatDayMonth(day = ''): string {
  const [, month = '', date = ''] = day.split('-')
  return `${date} ${months[Number(month) - 1] ?? ''}`
}

interface OverviewCardProps {
  title: string
  /** Spans both columns. */
  isWide?: boolean
  children: ReactNode
}

export function OverviewCard({ title, isWide = false, children }: OverviewCardProps): ReactNode {
  const heading = useId()
  return (
    <section
      className={`fy-overview__card fy-stack fy-gap-4 fy-packed fy-shrink fy-inset fy-card${isWide ? ' fy-overview__card--wide' : ''}`}
      aria-labelledby={heading}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}

/**
 * Returns the labelled values of the count axis, from the first round number that is not below the highest count down
 * to 0. The steps are equal, at most five, and 1, 2 or 5 times a power of ten.
 */
export function getAxisValues(highest: number): readonly number[] {
  const magnitude = 10 ** Math.floor(Math.log10(highest / 5))
  const step =
    [1, 2, 5, 10].map((factor) => factor * magnitude).find((size) => size >= 1 && highest / size <= 5) ?? 1
  const steps = Math.ceil(highest / step)
  return Array.from({ length: steps + 1 }, (_, index) => (steps - index) * step)
}
