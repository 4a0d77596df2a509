import type { ReactNode } from 'react'
import type { ApplicationListItem } from '../../schemas/application'
import { daysUntil, dueKindOf, showPromisedDay } from '../../schemas/vacancies/hearBy'
import { whenText } from '../../texts/hearBy'
import { inboxTexts as texts } from '../../texts/inbox'
import { useClientToday } from '../useClientToday'

/** That an answer was promised, where its day is near or has passed. */
export function DueBadge({ hearBy }: Pick<ApplicationListItem, 'hearBy'>): ReactNode {
  const today = useClientToday()
  const kind = hearBy === null ? null : dueKindOf(hearBy, today)
  if (hearBy === null || kind === null) return null
  const words =
    kind === 'overdue'
      ? texts.overdueSince(showPromisedDay(hearBy))
      : texts.due(whenText(daysUntil(hearBy, today)))
  return (
    <span
      className={`fy-badge fy-badge--${kind === 'overdue' ? 'danger' : 'warning'}`}
      title={showPromisedDay(hearBy)}
    >
      {words}
    </span>
  )
}
