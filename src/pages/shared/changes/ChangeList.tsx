import type { ReactNode } from 'react'
import type { DescribedChange } from '../../../schemas/activity/describedChange'
import { changeTexts, conflictTexts } from '../../../texts/admin/changes.texts'
import './ChangeList.css'

/** What differs between two states, line by line: what it was, then what it became. */
export function ChangeList({ changes }: { changes: readonly DescribedChange[] }): ReactNode {
  return (
    <ul className="fy-changes">
      {changes.map(({ label, from, to }) => (
        <li key={`${label}\n${from}\n${to}`}>
          <strong>{label}</strong>
          <span>{from === '' ? to : conflictTexts.became(from, to || changeTexts.empty)}</span>
        </li>
      ))}
    </ul>
  )
}
