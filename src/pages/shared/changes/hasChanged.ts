import type { FieldValue, FormValues } from '../../../schemas/fields/fieldValue'

/** Returns whether any answer has changed; '', null and undefined count as equal. */
export function hasChanged(before: FormValues, after: FormValues): boolean {
  return Object.keys({ ...before, ...after }).some((key) => !same(before[key], after[key]))
}

function same(one: FieldValue, other: FieldValue): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return one.join('\n') === other.join('\n')
  return (one || null) === (other || null)
}
