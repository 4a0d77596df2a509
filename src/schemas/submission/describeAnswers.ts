import type { AnswerSection } from '../application'
import type { FormValues } from '../fieldValue'
import { type BuiltForm, fieldUi } from '../forms/builtForm'
import { kinds } from '../kinds/kindRegistry'
import { pruneValues } from '../validation/pruneValues'

/**
 * The answers as an administrator reads them, section by section, in the words of the form they were given in. Files
 * and hidden fields are left out, and so are sections without an answer. A password is never shown.
 */
export function describeAnswers(form: BuiltForm, values: FormValues): AnswerSection[] {
  const answers = pruneValues(form, values)
  return form.uiSchema['ui:sections']
    .map((section) => ({
      title: section.title,
      items: section.fields
        .filter((key) => key in answers && isShown(form, key))
        .map((key) => describe(form, key, answers)),
    }))
    .filter((section) => section.items.length > 0)
}

function isShown(form: BuiltForm, key: string): boolean {
  return !['file', 'hidden'].includes(fieldUi(form, key)['ui:widget'])
}

function describe(form: BuiltForm, key: string, answers: FormValues): { label: string; answer: string } {
  const ui = fieldUi(form, key)
  const shown = kinds[ui['ui:widget']].display(answers[key], ui['ui:options'].choices ?? [])
  return {
    label: form.schema.properties[key]?.title ?? key,
    answer: ui['ui:widget'] === 'password' ? '•'.repeat(8) : shown,
  }
}
