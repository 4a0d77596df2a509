import type { ReactNode } from 'react'
import { jobListTexts } from '../../texts/public/site.texts'
import { LocalDay } from '../shared/dateTime/LocalDay'
import './ClosingDate.css'

/** Number of days before the closing date from which the badge appears. */
const soon = 10

interface ClosingDateProps {
  /** ISO 8601; null if the job stays open. */
  date: string | null
  /** Calendar days until the closing date; null if it has passed. */
  daysLeft: number | null
  /** Adds 'Closes' before the date, for narrow screens without column headings. */
  hasPrefix?: boolean
  /** Second line, with the time. */
  note?: string | null
}

/** Closing date of a job with a description of the remaining time. */
export function ClosingDate({ date, daysLeft, hasPrefix = false, note = null }: ClosingDateProps): ReactNode {
  if (date === null)
    return <span className="fy-closing fy-closing--open">{jobListTexts.openUntilFilled}</span>
  const isSoon = daysLeft !== null && daysLeft <= soon
  return (
    <span className="fy-closing">
      <span className="fy-closing__date">
        {hasPrefix ? <span className="fy-closing__word">{jobListTexts.closes} </span> : null}
        <LocalDay moment={date} />
      </span>
      {note ? <span className="fy-closing__time"> {note}</span> : null}
      {isSoon ? (
        <span className="fy-badge fy-badge--warning fy-closing__left">{jobListTexts.daysLeft(daysLeft)}</span>
      ) : null}
    </span>
  )
}
