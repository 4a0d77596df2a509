import type { ReactNode } from 'react'
import { daysLeft } from '../../schemas/vacancyList/daysLeft'
import { jobListTexts } from '../../texts/site'
import { Day } from '../parts/Day'
import { useNow } from '../useNow'
import './ClosingDate.css'

/** From how many days on a close date gets a badge. */
const soon = 10

/** The date in a row of the table, and how soon that is. */
export function ClosingDate({ date }: { date: string | null }): ReactNode {
  const left = daysLeft(date, useNow())
  if (date === null) return <span className="fy-closing__open">{jobListTexts.openUntilFilled}</span>
  return (
    <span className="fy-closing">
      <span className="fy-closing__date">
        <Day moment={date} />
      </span>
      {left !== null && left <= soon ? (
        <span className="fy-badge fy-badge--warning">{jobListTexts.daysLeft(left)}</span>
      ) : null}
    </span>
  )
}
