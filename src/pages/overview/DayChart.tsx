import type { ReactNode } from 'react'
import { overviewTexts as texts } from '../../texts/admin/overview.texts'

interface DayChartProps {
  byDay: readonly { day: string; count: number }[]
}

/** Chart geometry in SVG units: width of a day with its gap, and height of the highest bar. */
const step = 10
const height = 100

/** Applications per day, as a bar chart with axes and as an accessible table with the same numbers. */
export function DayChart({ byDay }: DayChartProps): ReactNode {
  const highest = Math.max(...byDay.map(({ count }) => count))
  if (highest <= 0) return <p className="fy-overview__none">{texts.none}</p>
  return (
    <figure className="fy-overview__figure">
      <div className="fy-overview__chart" aria-hidden="true">
        <div className="fy-overview__axis">
          {scale(highest).map((count) => (
            <span key={count}>{count}</span>
          ))}
        </div>
        <svg
          className="fy-overview__days"
          viewBox={`0 0 ${byDay.length * step} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {scale(highest).map((count) => {
            const y = height - (count / highest) * height
            return <line key={count} x1="0" x2={byDay.length * step} y1={y} y2={y} />
          })}
          {byDay.map(({ day, count }, index) => {
            const length = Math.max((count / highest) * height, count > 0 ? 2 : 0)
            return (
              <rect key={day} x={index * step + 1} y={height - length} width={step - 2} height={length} />
            )
          })}
        </svg>
        <div className="fy-overview__ends">
          {[0, 0.5, 1].map((part) => {
            const { day } = byDay[Math.round(part * (byDay.length - 1))] ?? {}
            return <span key={part}>{formatDayMonth(day)}</span>
          })}
        </div>
      </div>
      <details className="fy-overview__numbers">
        <summary>{texts.asTable}</summary>
        <table className="fy-overview__table">
          <caption className="fy-visually-hidden">{texts.byDay}</caption>
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

/** Returns the labelled values of the count axis, highest first. */
function scale(highest: number): readonly number[] {
  return highest % 2 === 0 ? [highest, highest / 2, 0] : [highest, 0]
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats '2026-11-05' as '05 Nov'. The date is a calendar day without a time zone. */
function formatDayMonth(day = ''): string {
  const [, month = '', date = ''] = day.split('-')
  return `${date} ${months[Number(month) - 1] ?? ''}`
}
