import type { ReactNode } from 'react'
import { type DescribedChange, whatBecame } from '../../../schemas/activity/describedChange'
import './ChangeList.css'

/** What differs between two states, line by line: what it was, then what it became. */
export function ChangeList({ changes }: { changes: readonly DescribedChange[] }): ReactNode {
  return (
    <ul className="fy-changes">
      {changes.map(({ label, from, to }) => (
        <li key={`${label}\n${from}\n${to}`}>
          <strong>{label}</strong>
          <span>{whatBecame({ from, to })}</span>
        </li>
      ))}
    </ul>
  )
}
