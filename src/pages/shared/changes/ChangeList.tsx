import './ChangeList.css'
import type { ReactNode } from 'react'
import { type DescribedChange, describeValueChange } from '../../../schemas/activity/activity.types'
import type { FieldValue, FormValues } from '../../../schemas/fields/fieldValue'

/** Differences between two states, one per line: the old value, then the new one. */
export function ChangeList({ changes }: { changes: readonly DescribedChange[] }): ReactNode {
  return (
    <ul className="fy-changes fy-stack fy-plain-list fy-gap-2 fy-break">
      {changes.map(({ label, from, to }) => (
        <li key={`${label}\n${from}\n${to}`}>
          <strong>{label}</strong>
          <span>{describeValueChange({ from, to })}</span>
        </li>
      ))}
    </ul>
  )
}

/** Returns whether any answer has changed; all falsy answers, such as '', null and false, count as equal. */
export function hasChanged(previousValues: FormValues, nextValues: FormValues): boolean {
  return Object.keys({ ...previousValues, ...nextValues }).some(
    (key) => !isSameAnswer(previousValues[key], nextValues[key]),
  )
}

function isSameAnswer(fieldValue: FieldValue, other: FieldValue): boolean {
  if (Array.isArray(fieldValue) && Array.isArray(other)) return fieldValue.join('\n') === other.join('\n')
  return (fieldValue || null) === (other || null)
}
