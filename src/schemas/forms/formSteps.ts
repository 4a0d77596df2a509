import type { FormValues } from '../fields/fieldValue'
import type { BuiltForm } from './builtForm'
import { isVisible } from './formVisibility'

/** One step of a multi-step form. */
export interface FormStep {
  /** The id of its first section. */
  id: string
  title: string
  /** The ids of its sections. */
  sections: string[]
}

/**
 * Returns the steps for these answers: one for each section with visible fields. A section without a title is joined
 * with the one before.
 */
export function formSteps(form: Pick<BuiltForm, 'uiSchema'>, values: FormValues): FormStep[] {
  const steps: FormStep[] = []
  for (const { id, title, fields } of form.uiSchema['ui:sections']) {
    if (!fields.some((key) => isVisible(form, key, values))) continue
    const last = steps.at(-1)
    if (last && (title === '' || last.title === '')) {
      last.sections.push(id)
      last.title ||= title
    } else steps.push({ id, title, sections: [id] })
  }
  return steps
}

/**
 * Returns the index of the step that contains a section or, if the section is gone, of the step before it; 0 if there
 * is none.
 */
export function stepAt(form: Pick<BuiltForm, 'uiSchema'>, steps: readonly FormStep[], id: string): number {
  const order = form.uiSchema['ui:sections'].map((section) => section.id)
  const wanted = order.indexOf(id)
  const before = steps.filter((step) => order.indexOf(step.id) <= wanted)
  return Math.max(0, before.length - 1)
}
