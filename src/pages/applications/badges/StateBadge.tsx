import type { ReactNode } from 'react'
import type { ApplicationListItem } from '../../../schemas/applications/application'
import { stateNames } from '../../../texts/admin/applicationStates.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { StatusChip, type StatusTone } from '../../shared/feedback/StatusChip'

const tones: Record<ApplicationListItem['state'], StatusTone> = {
  received: 'blue',
  'in review': 'amber',
  interview: 'amber',
  'not this time': 'grey',
  hired: 'green',
  withdrawn: 'grey',
}

/** The status of an application. The title of a withdrawn one tells when it was withdrawn. */
export function StateBadge({
  state,
  withdrawnDate,
}: Pick<ApplicationListItem, 'state' | 'withdrawnDate'>): ReactNode {
  const { moment } = useClientClock()
  return (
    <StatusChip tone={tones[state]} title={withdrawnDate === null ? undefined : moment(withdrawnDate)}>
      {stateNames[state]}
    </StatusChip>
  )
}
