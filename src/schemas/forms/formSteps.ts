import type { FormValues } from '../fields/fieldValue'
import type { BuiltForm } from './builtForm'
import { isVisible } from './formVisibility'

/** One step of a form that is asked section by section. */
export interface FormStep {
  /** Its first section's. */
  id: string
  title: string
  /** The ids of its sections. */
  sections: string[]
}

/** The steps that these answers lead through: each section that shows anything; one without a title stands with the one before. */
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

/** Where the section of this id is asked now, or, where it has gone, the step before it; the first where there is none. */
export function stepAt(form: Pick<BuiltForm, 'uiSchema'>, steps: readonly FormStep[], id: string): number {
  const order = form.uiSchema['ui:sections'].map((section) => section.id)
  const wanted = order.indexOf(id)
  const before = steps.filter((step) => order.indexOf(step.id) <= wanted)
  return Math.max(0, before.length - 1)
}
