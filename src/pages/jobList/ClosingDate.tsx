import type { ReactNode } from 'react'
import { jobListTexts } from '../../texts/public/site.texts'
import { LocalDay } from '../shared/dateTime/LocalDay'
import './ClosingDate.css'

/** From how many days on a close date gets a badge. */
const soon = 10

interface ClosingDateProps {
  /** ISO 8601; null for one that stays open. */
  date: string | null
  /** Calendar days until then; null when it is past. */
  left: number | null
  /** With 'Closes' before the day, where no heading says so on a narrow screen. */
  worded?: boolean
  /** A second line, with the time. */
  note?: string | null
}

/** When a job closes and, in words of its own, how soon that is. */
export function ClosingDate({ date, left, worded = false, note = null }: ClosingDateProps): ReactNode {
  if (date === null)
    return <span className="fy-closing fy-closing--open">{jobListTexts.openUntilFilled}</span>
  const isSoon = left !== null && left <= soon
  return (
    <span className="fy-closing">
      <span className="fy-closing__date">
        {worded ? <span className="fy-closing__word">{jobListTexts.closes} </span> : null}
        <LocalDay moment={date} />
      </span>
      {note ? <span className="fy-closing__time"> {note}</span> : null}
      {isSoon ? (
        <span className="fy-badge fy-badge--warning fy-closing__left">{jobListTexts.daysLeft(left)}</span>
      ) : null}
    </span>
  )
}
