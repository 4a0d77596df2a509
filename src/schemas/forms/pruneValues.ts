import { type FieldValue, type FormValues, isValues } from '../fields/fieldValue'
import { type FieldGroup, type Fields, getGroup, isUnanswered } from './fieldGroup'
import { isVisible } from './formVisibility'

/**
 * Returns the answers that count: non-empty answers of visible fields, in the form's order. A group that does not
 * repeat counts while it is visible. Invalid rows are passed through, so that the schema rejects them.
 * @param around for a row, the answers outside of it, which its conditions may refer to
 */
export function pruneValues(form: Fields, values: FormValues, around: FormValues = {}): FormValues {
  const seen = { ...around, ...values }
  const keys = form.uiSchema['ui:order'].filter((key) => isVisible(form, key, seen))
  const leaves: FormValues = {}
  for (const key of keys) {
    if (!getGroup(form, key) && !isUnanswered(form, key, values[key])) leaves[key] = values[key]
  }
  const kept: FormValues = {}
  for (const key of keys) {
    const group = getGroup(form, key)
    const value = group ? prunedGroup(group, values[key], { ...around, ...leaves }) : leaves[key]
    if (value !== undefined) kept[key] = value
  }
  return kept
}

/** If there are too many rows, keeps just enough to exceed the limit, so that validation stays fast. */
function prunedGroup(
  { repeats, fields, max }: FieldGroup,
  value: FieldValue,
  around: FormValues,
): FieldValue {
  const isBlank = value === undefined || value === null || value === ''
  if (!repeats) return isValues(value) ? pruneValues(fields, value, around) : isBlank ? {} : value
  if (!Array.isArray(value)) return isBlank ? undefined : value
  const rows = value.slice(0, max + 1).map((row) => (isValues(row) ? pruneValues(fields, row, around) : row))
  return rows.length > 0 ? rows : undefined
}
