import type { ReactNode } from 'react'
import type { ApplicationListItem } from '../../../schemas/applications/application'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { StatusChip } from '../../shared/feedback/StatusChip'
import { useApplicationStates } from '../state/useApplicationStates'

/** The status of an application. The title of a withdrawn one tells when it was withdrawn. */
export function StateBadge({
  state,
  withdrawnDate,
}: Pick<ApplicationListItem, 'state' | 'withdrawnDate'>): ReactNode {
  const { moment } = useClientClock()
  const { getName, toneOf: getTone } = useApplicationStates()
  return (
    <StatusChip tone={getTone(state)} title={withdrawnDate === null ? undefined : moment(withdrawnDate)}>
      {getName(state)}
    </StatusChip>
  )
}
