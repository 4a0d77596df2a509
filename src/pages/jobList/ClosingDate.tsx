import type { ReactNode } from 'react'
import { jobListTexts } from '../../texts/site'
import { Day } from '../parts/Day'
import './ClosingDate.css'

/** From how many days on a close date gets a badge. */
const soon = 10

interface ClosingDateProps {
  /** ISO 8601; null for one that stays open. */
  date: string | null
  /** Whole days until then; null when it is past. */
  left: number | null
}

/** When a job closes, and how soon that is: words in a table, one badge on a card. */
export function ClosingDate({ date, left }: ClosingDateProps): ReactNode {
  if (date === null)
    return <span className="fy-closing fy-closing--open">{jobListTexts.openUntilFilled}</span>
  const isSoon = left !== null && left <= soon
  return (
    <span className={isSoon ? 'fy-closing fy-closing--soon' : 'fy-closing'}>
      <span className="fy-closing__date">
        <span className="fy-closing__word">{jobListTexts.closes} </span>
        <Day moment={date} />
      </span>
      {isSoon ? (
        <span className="fy-badge fy-badge--warning fy-closing__left">{jobListTexts.daysLeft(left)}</span>
      ) : null}
    </span>
  )
}
