import { type FieldValue, type FormValues, isValues } from '../fields/fieldValue'
import { type FieldGroup, type Fields, groupOf, isUnanswered } from './fieldGroup'
import { isVisible } from './formVisibility'

/**
 * The answers that count: those of visible fields that are not empty, in the form's order. A group that doesn't repeat
 * counts while it is visible; what stands in a row's place and is none is left for the schema to refuse.
 * @param around of a row, the answers that count outside of it: conditions may look at them
 */
export function pruneValues(form: Fields, values: FormValues, around: FormValues = {}): FormValues {
  const seen = { ...around, ...values }
  const keys = form.uiSchema['ui:order'].filter((key) => isVisible(form, key, seen))
  const leaves: FormValues = {}
  for (const key of keys) {
    if (!groupOf(form, key) && !isUnanswered(form, key, values[key])) leaves[key] = values[key]
  }
  const kept: FormValues = {}
  for (const key of keys) {
    const group = groupOf(form, key)
    const value = group ? prunedGroup(group, values[key], { ...around, ...leaves }) : leaves[key]
    if (value !== undefined) kept[key] = value
  }
  return kept
}

/** Of rows that are too many only so many as show that they are: nobody is kept busy by the rest. */
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
