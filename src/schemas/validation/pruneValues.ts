import type { FormValues } from '../fieldValue'
import { type BuiltForm, fieldUi } from '../forms/builtForm'
import { kinds } from '../kinds/kindRegistry'
import { isVisible } from './formVisibility'

/** The answers that count: those of this form's visible fields that are not empty, in the form's order. */
export function pruneValues(form: BuiltForm, values: FormValues): FormValues {
  const kept: FormValues = {}
  for (const key of form.uiSchema['ui:order']) {
    const value = values[key]
    if (!kinds[fieldUi(form, key)['ui:widget']].isEmpty(value) && isVisible(form, key, values))
      kept[key] = value
  }
  return kept
}
