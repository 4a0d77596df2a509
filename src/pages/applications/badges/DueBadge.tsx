import type { ReactNode } from 'react'
import type { ApplicationListItem } from '../../../schemas/applications/application'
import { countDaysUntil, getDueKind, showPromisedDay } from '../../../schemas/vacancies/responseDeadline'
import { inboxTexts as texts } from '../../../texts/admin/applications.texts'
import { whenText } from '../../../texts/public/responseDeadline.texts'
import { useClientToday } from '../../shared/dateTime/useClientToday'

/** Badge for a promised response that is due soon or overdue; renders nothing otherwise. */
export function DueBadge({ hearBy }: Pick<ApplicationListItem, 'hearBy'>): ReactNode {
  const today = useClientToday()
  const kind = hearBy === null ? null : getDueKind(hearBy, today)
  if (hearBy === null || kind === null) return null
  const label =
    kind === 'overdue'
      ? texts.overdueSince(showPromisedDay(hearBy))
      : texts.due(whenText(countDaysUntil(hearBy, today)))
  return (
    <span
      className={`fy-badge fy-badge--${kind === 'overdue' ? 'danger' : 'warning'}`}
      title={showPromisedDay(hearBy)}
    >
      {label}
    </span>
  )
}

/** The promised day: a badge if it is soon or past, otherwise the plain day; nothing if no answer is promised. */
export function ResponseDeadline({ hearBy }: Pick<ApplicationListItem, 'hearBy'>): ReactNode {
  const today = useClientToday()
  if (hearBy === null) return null
  return getDueKind(hearBy, today) === null ? showPromisedDay(hearBy) : <DueBadge hearBy={hearBy} />
}
