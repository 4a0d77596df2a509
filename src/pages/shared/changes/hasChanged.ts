import type { FieldValue, FormValues } from '../../../schemas/fields/fieldValue'

/** Returns whether any answer has changed; '', null and undefined count as equal. */
export function hasChanged(before: FormValues, after: FormValues): boolean {
  return Object.keys({ ...before, ...after }).some((key) => !isSameAnswer(before[key], after[key]))
}

function isSameAnswer(fieldValue: FieldValue, other: FieldValue): boolean {
  if (Array.isArray(fieldValue) && Array.isArray(other)) return fieldValue.join('\n') === other.join('\n')
  return (fieldValue || null) === (other || null)
}
