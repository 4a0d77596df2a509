import { type AnswerLookup, isConditionMet } from '../fields/fieldCondition'
import type { FormValues } from '../fields/fieldValue'
import { getFieldUi } from './builtForm'
import type { Fields } from './fieldGroup'

type FormUi = Pick<Fields, 'uiSchema'>

/**
 * Returns true if the field is visible for these answers; the answer of a hidden field counts as missing. For a row
 * of a group, `values` also contains the answers around the row, because its conditions may refer to them.
 */
export function isVisible(form: FormUi, key: string, values: FormValues): boolean {
  return evaluateVisibility(form, values).isFieldVisible(key)
}

/** Returns true if a visible field is required, always or for these answers. */
export function isRequired(form: FormUi, key: string, values: FormValues): boolean {
  const { required, requiredWhen } = getFieldUi(form, key)['ui:options']
  if (required || !requiredWhen) return required
  return isConditionMet(requiredWhen, evaluateVisibility(form, values).getVisibleAnswer)
}

function evaluateVisibility(form: FormUi, values: FormValues) {
  const visibility = new Map<string, boolean>()
  const isFieldVisible = (key: string): boolean => {
    const cachedVisibility = visibility.get(key)
    if (cachedVisibility !== undefined) return cachedVisibility
    const condition = getFieldUi(form, key)?.['ui:options']?.visibleWhen
    // A circular condition is cut here; validation never accepts one.
    visibility.set(key, true)
    const isMet = !condition || isConditionMet(condition, getVisibleAnswer)
    visibility.set(key, isMet)
    return isMet
  }
  const getVisibleAnswer: AnswerLookup = (key) => (isFieldVisible(key) ? values[key] : undefined)
  return { isFieldVisible, getVisibleAnswer }
}
