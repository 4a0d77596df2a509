import { conditionHolds, type FieldCondition } from '../fieldCondition'
import type { FormValues } from '../fieldValue'
import { fieldUi } from '../forms/builtForm'
import type { Fields } from '../forms/fieldGroup'

/** Whether the field exists for these answers: its condition holds, and so does that of the field it looks at. */
export function isVisible(form: Pick<Fields, 'uiSchema'>, key: string, values: FormValues): boolean {
  const seen = new Set<string>()
  for (let at = key; !seen.has(at); ) {
    seen.add(at)
    const condition: FieldCondition | undefined = fieldUi(form, at)?.['ui:options'].visibleWhen
    if (!condition) return true
    if (!conditionHolds(condition, values[condition.field])) return false
    at = condition.field
  }
  return true
}
