import type { FormValues } from '../fieldValue'
import { kinds } from '../kinds/kindRegistry'
import { isVisible } from '../validation/formVisibility'
import { type BuiltForm, fieldUi } from './builtForm'

/** How far one section is: of the answers that it must have, how many it has. */
export interface SectionProgress {
  id: string
  title: string
  required: number
  answered: number
}

/** How far a form is: what its visible fields must be answered, section by section. A given answer may still be wrong. */
export function formProgress(
  form: Pick<BuiltForm, 'schema' | 'uiSchema'>,
  values: FormValues,
): SectionProgress[] {
  return form.uiSchema['ui:sections'].flatMap(({ id, title, fields }) => {
    const shown = fields.filter((key) => isVisible(form, key, values))
    if (title === '' || shown.length === 0) return []
    const required = shown.filter((key) => fieldUi(form, key)['ui:options'].required)
    const answered = required.filter((key) => isAnswered(form, key, values))
    return [{ id, title, required: required.length, answered: answered.length }]
  })
}

/** A box that must be ticked is not answered by a no. */
function isAnswered(form: Pick<BuiltForm, 'uiSchema'>, key: string, values: FormValues): boolean {
  const { 'ui:widget': kind, 'ui:options': options } = fieldUi(form, key)
  const value = values[key]
  if (options.rules.mustBe !== undefined) return value === options.rules.mustBe
  return !kinds[kind].isEmpty(value)
}
