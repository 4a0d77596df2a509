import { type FormValues, isValues } from '../fields/fieldValue'
import { type BuiltForm, getFieldUi } from './builtForm'
import { type Fields, getGroup, isBlankRow, isUnanswered } from './fieldGroup'
import { isRequired, isVisible } from './formVisibility'

/** The progress of one section: the number of required answers, and how many of them are given. */
export interface SectionProgress {
  id: string
  title: string
  required: number
  answered: number
}

/**
 * Returns the progress of a form by section: how many required answers of its visible fields are given. A given
 * answer may still be invalid. Sections without a title or a visible field are left out.
 */
export function getFormProgress(
  form: Pick<BuiltForm, 'schema' | 'uiSchema'>,
  values: FormValues,
): SectionProgress[] {
  return form.uiSchema['ui:sections'].flatMap(({ id, title, fields }) => {
    const visibleKeys = fields.filter((key) => isVisible(form, key, values))
    if (title === '' || visibleKeys.length === 0) return []
    return [{ id, title, ...countProgress(form, visibleKeys, values) }]
  })
}

interface ProgressCount {
  required: number
  answered: number
}

/**
 * Counts the required answers of these fields, including every row of a group. Each missing row counts as one required
 * answer.
 */
function countProgress(form: Fields, keys: readonly string[], values: FormValues): ProgressCount {
  const counts = keys.map((key): ProgressCount => {
    const required = isRequired(form, key, values)
    const group = getGroup(form, key)
    if (!group)
      return { required: Number(required), answered: Number(required && isAnswered(form, key, values)) }
    const value = values[key]
    const allRows = (group.repeats && Array.isArray(value) ? value : [value]).filter(isValues)
    // Empty rows are not submitted unless the group is required.
    const rows = group.repeats && !required ? allRows.filter((row) => !isBlankRow(group, row)) : allRows
    const missingRows = required ? Math.max(0, group.min - rows.length) : 0
    const { fields } = group
    const rowCounts = rows.map((row) => {
      const allValues = { ...values, ...row }
      const visibleKeys = fields.uiSchema['ui:order'].filter((innerKey) =>
        isVisible(fields, innerKey, allValues),
      )
      return countProgress(fields, visibleKeys, allValues)
    })
    return sum([{ required: missingRows, answered: 0 }, ...rowCounts])
  })
  return sum(counts)
}

function sum(counts: readonly ProgressCount[]): ProgressCount {
  return counts.reduce(
    (all, item) => ({ required: all.required + item.required, answered: all.answered + item.answered }),
    { required: 0, answered: 0 },
  )
}

/** Returns true if the field is answered. A box that must be ticked is only answered if it is ticked. */
function isAnswered(form: Fields, key: string, values: FormValues): boolean {
  const { rules } = getFieldUi(form, key)['ui:options']
  const value = values[key]
  return rules.mustBe === undefined ? !isUnanswered(form, key, value) : value === rules.mustBe
}
