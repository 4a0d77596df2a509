import { type FormValues, isValues } from '../fields/fieldValue'
import { type FieldGroup, type Fields, getGroup, isBlankRow } from '../forms/fieldGroup'
import { isRequired } from '../forms/formVisibility'

/**
 * Returns the name of a control in a row of a group, as a no-script form submits it; a group that does not repeat has
 * row 0.
 */
export const getFormPostControlName = (group: string, index: number, field: string): string =>
  `${group}.${index}.${field}`

/** The name of the button that adds a row; its value is the group's key. */
export const addRowName = 'form.add'

/**
 * Returns the number of rows that these control names contain. The result is at most one more than the group allows,
 * so that validation rejects the answer.
 */
export function countFormPostRows(groupKey: string, { max }: FieldGroup, names: Iterable<string>): number {
  let count = 0
  for (const name of names) {
    const [key, rowIndex] = name.split('.')
    if (key === groupKey && /^\d{1,4}$/.test(rowIndex ?? '')) count = Math.max(count, Number(rowIndex) + 1)
  }
  return Math.min(count, max + 1)
}

/** Returns the rows that are not empty, because users cannot remove rows in a no-script form. */
export function withoutBlankRows(group: FieldGroup, rows: readonly FormValues[]): FormValues[] {
  return rows.filter((row) => !isBlankRow(group, row))
}

/** Returns the optional groups that have empty rows, by key and without those rows. */
export function getGroupsWithoutEmptyRows(form: Fields, values: FormValues): FormValues {
  const changedValues: FormValues = {}
  for (const key of form.uiSchema['ui:order']) {
    const group = getGroup(form, key)
    const rows = values[key]
    if (!group?.repeats || !Array.isArray(rows) || isRequired(form, key, values)) continue
    const filledRows = rows.filter((row) => !isValues(row) || !isBlankRow(group, row))
    if (filledRows.length < rows.length) changedValues[key] = filledRows
  }
  return changedValues
}
