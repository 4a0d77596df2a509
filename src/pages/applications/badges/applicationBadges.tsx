import type { ReactNode } from 'react'
import type { ApplicationListItem } from '../../../schemas/applications/application'
import { formatDisplayDate } from '../../../schemas/dateTime/answerDateTime'
import { countDaysUntil, getDueKind } from '../../../schemas/vacancies/responseDeadline'
import { inboxTexts as texts } from '../../../texts/admin/applications.texts'
import { formatDaysUntil } from '../../../texts/public/responseDeadline.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { useClientToday } from '../../shared/dateTime/useClientToday'

import { StatusChip } from '../../shared/feedback/StatusChip'
import { useApplicationStates } from '../state/useApplicationStates'

/** Status of an application. For a withdrawn application, the tooltip shows the date of the withdrawal. */
export function StateBadge({
  state,
  withdrawnDate,
}: Pick<ApplicationListItem, 'state' | 'withdrawnDate'>): ReactNode {
  const { formatDateTime } = useClientClock()
  const { getName, getTone } = useApplicationStates()
  return (
    <StatusChip
      tone={getTone(state)}
      title={withdrawnDate === null ? undefined : formatDateTime(withdrawnDate)}
    >
      {getName(state)}
    </StatusChip>
  )
}

const tones = { retrying: 'warning', failed: 'danger' } as const

type DeliveryBadgeProps = Pick<ApplicationListItem, 'deliveryState' | 'deliveryError'>

/** Delivery state of an application: a badge for a delivery that fails, plain text otherwise. */
export function DeliveryBadge({ deliveryState, deliveryError }: DeliveryBadgeProps): ReactNode {
  if (deliveryState === 'waiting' || deliveryState === 'sent')
    return <span className="fy-note">{texts.state[deliveryState]}</span>
  return (
    <span className={`fy-badge fy-badge--${tones[deliveryState]}`} title={deliveryError ?? undefined}>
      {texts.state[deliveryState]}
      {deliveryError ? <span className="fy-visually-hidden">: {deliveryError}</span> : null}
    </span>
  )
}

/** Badge for a promised response that is due soon or overdue; renders nothing otherwise. */
export function DueBadge({ hearBy }: Pick<ApplicationListItem, 'hearBy'>): ReactNode {
  const today = useClientToday()
  const kind = hearBy === null ? null : getDueKind(hearBy, today)
  if (hearBy === null || kind === null) return null
  const label =
    kind === 'overdue'
      ? texts.overdueSince(formatDisplayDate(hearBy))
      : texts.dueAt(formatDaysUntil(countDaysUntil(hearBy, today)))
  return (
    <span
      className={`fy-badge fy-badge--${kind === 'overdue' ? 'danger' : 'warning'}`}
      title={formatDisplayDate(hearBy)}
    >
      {label}
    </span>
  )
}

/**
 * The promised response date: a badge if it is soon or past, otherwise plain text; nothing if no response is promised.
 */
export function ResponseDeadline({ hearBy }: Pick<ApplicationListItem, 'hearBy'>): ReactNode {
  const today = useClientToday()
  if (hearBy === null) return null
  return getDueKind(hearBy, today) === null ? formatDisplayDate(hearBy) : <DueBadge hearBy={hearBy} />
}
