import type { ReactNode } from 'react'
import type { WordedChange } from '../../schemas/wordedChange'
import { changeTexts, conflictTexts } from '../../texts/changes'
import './ChangeList.css'

/** What differs between two states, line by line: what it was, then what it became. */
export function ChangeList({ changes }: { changes: readonly WordedChange[] }): ReactNode {
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
