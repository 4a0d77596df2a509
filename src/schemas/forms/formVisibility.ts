import { type AnswerOf, conditionHolds } from '../fields/fieldCondition'
import type { FormValues } from '../fields/fieldValue'
import { fieldUi } from './builtForm'
import type { Fields } from './fieldGroup'

type Looks = Pick<Fields, 'uiSchema'>

/**
 * Whether the field exists for these answers; the answer of a field that does not exist counts as none. In a row of a
 * group its field may look at answers around the row: they stand in `values` too.
 */
export function isVisible(form: Looks, key: string, values: FormValues): boolean {
  return fieldsThere(form, values).isThere(key)
}

/** Whether a field that exists must be answered, always or for these answers. */
export function isRequired(form: Looks, key: string, values: FormValues): boolean {
  const { required, requiredWhen } = fieldUi(form, key)['ui:options']
  if (required || !requiredWhen) return required
  return conditionHolds(requiredWhen, fieldsThere(form, values).answerOf)
}

function fieldsThere(form: Looks, values: FormValues) {
  const known = new Map<string, boolean>()
  const isThere = (key: string): boolean => {
    const before = known.get(key)
    if (before !== undefined) return before
    const condition = fieldUi(form, key)?.['ui:options']?.visibleWhen
    // A circle, which no check lets through, is cut where it closes.
    known.set(key, true)
    const found = !condition || conditionHolds(condition, answerOf)
    known.set(key, found)
    return found
  }
  const answerOf: AnswerOf = (key) => (isThere(key) ? values[key] : undefined)
  return { isThere, answerOf }
}
