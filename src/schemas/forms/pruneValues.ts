import { type FieldValue, type FormValues, isValues } from '../fields/fieldValue'
import { type FieldGroup, type Fields, getGroup, isUnanswered } from './fieldGroup'
import { isVisible } from './formVisibility'

/**
 * Returns the answers that are validated and submitted: non-empty answers of visible fields, in the form's order. A
 * visible group that does not repeat is always included. Invalid rows are passed through, so that the schema rejects
 * them.
 * @param outerValues for a row, the answers outside of it, which its conditions may refer to
 */
export function pruneValues(form: Fields, values: FormValues, outerValues: FormValues = {}): FormValues {
  const allValues = { ...outerValues, ...values }
  const keys = form.uiSchema['ui:order'].filter((key) => isVisible(form, key, allValues))
  const leafValues: FormValues = {}
  for (const key of keys) {
    if (!getGroup(form, key) && !isUnanswered(form, key, values[key])) leafValues[key] = values[key]
  }
  const prunedValues: FormValues = {}
  for (const key of keys) {
    const group = getGroup(form, key)
    const value = group ? pruneGroup(group, values[key], { ...outerValues, ...leafValues }) : leafValues[key]
    if (value !== undefined) prunedValues[key] = value
  }
  return prunedValues
}

/** If there are too many rows, keeps just enough to exceed the limit, so that validation stays fast. */
function pruneGroup(
  { repeats, fields, max }: FieldGroup,
  value: FieldValue,
  outerValues: FormValues,
): FieldValue {
  const isBlank = value === undefined || value === null || value === ''
  if (!repeats) return isValues(value) ? pruneValues(fields, value, outerValues) : isBlank ? {} : value
  if (!Array.isArray(value)) return isBlank ? undefined : value
  const rows = value
    .slice(0, max + 1)
    .map((row) => (isValues(row) ? pruneValues(fields, row, outerValues) : row))
  return rows.length > 0 ? rows : undefined
}
