import type { ReactNode } from 'react'
import { closingSoonDays } from '../../schemas/jobList/daysLeft'
import { jobListTexts } from '../../texts/public/site.texts'
import { LocalDay } from '../shared/dateTime/LocalDay'
import './ClosingDate.css'

interface ClosingDateProps {
  /** ISO 8601; null if the job stays open. */
  date: string | null
  /** Calendar days until the closing date; null if there is none or it has passed. */
  daysLeft: number | null
  /**
   * Class of the table cell that shows the date; without a class, the date is part of a text. In a cell, 'Closes' precedes
   * the date on narrow screens, which have no column headings.
   */
  cell?: string
  /** Second line, with the time. */
  note?: string | null
}

/** Closing date of a job, with the number of days left if it is soon. */
export function ClosingDate({ date, daysLeft, cell, note = null }: ClosingDateProps): ReactNode {
  const Box = cell ? 'td' : 'span'
  const className = cell ? `${cell} fy-closing` : 'fy-closing'
  if (date === null)
    return <Box className={`${className} fy-closing--open`}>{jobListTexts.openUntilFilled}</Box>
  const closesSoon = daysLeft !== null && daysLeft <= closingSoonDays
  return (
    <Box className={className}>
      <LocalDay
        timestamp={date}
        className="fy-closing__date fy-one-line"
        data-word={cell ? jobListTexts.closes : undefined}
      />
      {note ? <span className="fy-closing__time"> {note}</span> : null}
      {closesSoon ? (
        <span className="fy-badge fy-badge--warning fy-closing__left fy-one-line">
          {jobListTexts.daysLeft(daysLeft)}
        </span>
      ) : null}
    </Box>
  )
}
