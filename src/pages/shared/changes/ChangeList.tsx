import type { ReactNode } from 'react'
import { type DescribedChange, describeValueChange } from '../../../schemas/activity/describedChange'
import './ChangeList.css'

/** Differences between two states, one per line: the old value, then the new one. */
export function ChangeList({ changes }: { changes: readonly DescribedChange[] }): ReactNode {
  return (
    <ul className="fy-changes">
      {changes.map(({ label, from, to }) => (
        <li key={`${label}\n${from}\n${to}`}>
          <strong>{label}</strong>
          <span>{describeValueChange({ from, to })}</span>
        </li>
      ))}
    </ul>
  )
}
