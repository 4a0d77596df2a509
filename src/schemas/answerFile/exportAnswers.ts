import { getDraftFields } from '../drafts/draftFields'
import type { FormValues } from '../fields/fieldValue'
import { type BuiltForm, getFieldUi } from '../forms/builtForm'
import { getGroup } from '../forms/fieldGroup'
import type { AnswerFileAnswer } from './answerFile'

/** Exports the given answers, in the form's order. Selected files are exported separately. */
export function exportAnswers(form: BuiltForm, values: FormValues): AnswerFileAnswer[] {
  const fields = getDraftFields(form, values)
  return form.uiSchema['ui:order'].flatMap((key) => {
    const field = fields[key]
    const isUntouched = JSON.stringify(values[key]) === JSON.stringify(form.initialValues[key])
    if (!field || isUntouched || values[key] instanceof File) return []
    const { title: question, answer, definition } = field
    const ui = getGroup(form, key) ? undefined : getFieldUi(form, key)
    const choices = ui?.['ui:options'].choices?.map(({ value, label }) => ({ value, label }))
    return {
      ...{ question, answer, key },
      ...(ui?.['ui:widget'] ? { kind: ui['ui:widget'] } : {}),
      definition,
      ...(choices ? { choices } : {}),
      value: values[key],
    }
  })
}
