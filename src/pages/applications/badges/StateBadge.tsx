import type { ReactNode } from 'react'
import type { ApplicationListItem } from '../../../schemas/applications/application'
import { stateNames } from '../../../texts/admin/applicationStates.texts'

const looks: Partial<Record<ApplicationListItem['state'], string>> = {
  hired: 'success',
  withdrawn: 'warning',
}

/** Badge with the state of an application; renders nothing for the initial state 'received'. */
export function StateBadge({ state }: Pick<ApplicationListItem, 'state'>): ReactNode {
  if (state === 'received') return null
  return <span className={`fy-badge fy-badge--${looks[state] ?? 'neutral'}`}>{stateNames[state]}</span>
}
