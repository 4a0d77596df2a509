import type { AnswerSection } from '../application'
import type { FormValues } from '../fieldValue'
import { type BuiltForm, fieldUi } from '../forms/builtForm'
import { kinds } from '../kinds/kindRegistry'
import { pruneValues } from '../validation/pruneValues'

/**
 * The answers as an administrator reads them, section by section, in the words of the form they were given in. Files
 * and hidden fields are left out, and so are sections without an answer.
 */
export function describeAnswers(form: BuiltForm, values: FormValues): AnswerSection[] {
  const answers = pruneValues(form, values)
  return form.uiSchema['ui:sections']
    .map((section) => ({
      title: section.title,
      items: section.fields
        .filter((key) => key in answers && isRead(form, key))
        .map((key) => describe(form, key, answers)),
    }))
    .filter((section) => section.items.length > 0)
}

function isRead(form: BuiltForm, key: string): boolean {
  const { rule, isShown } = kinds[fieldUi(form, key)['ui:widget']]
  return isShown && rule !== 'file'
}

function describe(form: BuiltForm, key: string, answers: FormValues): { label: string; answer: string } {
  const { 'ui:widget': kind, 'ui:options': options } = fieldUi(form, key)
  return {
    label: form.schema.properties[key]?.title ?? key,
    answer: kinds[kind].display(answers[key], options.choices ?? []),
  }
}
