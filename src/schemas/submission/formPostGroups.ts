import { type FormValues, isValues } from '../fields/fieldValue'
import { type FieldGroup, type Fields, groupOf, isBlankRow } from '../forms/fieldGroup'
import { isRequired } from '../forms/formVisibility'

/** The name of a control in a row of a group, as a page posts it without scripts; a group without rows has row 0. */
export const formPostRowName = (group: string, at: number, field: string): string => `${group}.${at}.${field}`

/** The name of the button that asks for one row more; its value is the group's key. */
export const addRowName = 'form.add'

/** How many rows of the group these names speak of, at most one more than it takes: what it answers is then refused. */
export function countFormPostRows(group: string, { max }: FieldGroup, names: Iterable<string>): number {
  let count = 0
  for (const name of names) {
    const [key, at] = name.split('.')
    if (key === group && /^\d{1,4}$/.test(at ?? '')) count = Math.max(count, Number(at) + 1)
  }
  return Math.min(count, max + 1)
}

/** A row in which nothing was written is none: without scripts nobody can take one away. */
export function withoutBlankRows(group: FieldGroup, rows: readonly FormValues[]): FormValues[] {
  return rows.filter((row) => !isBlankRow(group, row))
}

/** The same of every group of the form that need not be answered: by key, the rows that stay. Only groups that change. */
export function rowsToSend(form: Fields, values: FormValues): FormValues {
  const changed: FormValues = {}
  for (const key of form.uiSchema['ui:order']) {
    const group = groupOf(form, key)
    const rows = values[key]
    if (!group?.repeats || !Array.isArray(rows) || isRequired(form, key, values)) continue
    const kept = rows.filter((row) => !isValues(row) || !isBlankRow(group, row))
    if (kept.length < rows.length) changed[key] = kept
  }
  return changed
}
