import { stepTexts } from '../../texts/public/apply.texts'
import type { FormValues } from '../fields/fieldValue'
import { type BuiltForm, getFieldUi } from './builtForm'
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
 * Returns the steps for these answers: one for each visible section with a possibly required field, then one for all
 * other visible sections. A section without a title is joined with the one before it; the first one, with the next.
 */
export function getFormSteps(form: Pick<BuiltForm, 'uiSchema'>, values: FormValues): FormStep[] {
  const steps: FormStep[] = []
  const optionalSteps: FormStep[] = []
  let lastStep: FormStep | undefined
  for (const { id, title, fields } of form.uiSchema['ui:sections']) {
    if (!fields.some((key) => isVisible(form, key, values))) continue
    if (lastStep && (title === '' || lastStep.title === '')) {
      lastStep.sections.push(id)
      lastStep.title ||= title
      continue
    }
    lastStep = { id, title, sections: [id] }
    const target = fields.some((key) => canBeRequired(form, key)) ? steps : optionalSteps
    target.push(lastStep)
  }
  const [firstOptional, ...otherOptionalSteps] = optionalSteps
  if (!firstOptional) return steps
  if (otherOptionalSteps.length === 0) return [...steps, firstOptional]
  return [
    ...steps,
    {
      id: firstOptional.id,
      title: stepTexts.rest,
      sections: optionalSteps.flatMap((formStep) => formStep.sections),
    },
  ]
}

/**
 * Returns true if the field is required with at least some answers. The current answers do not matter, so that an
 * answer never moves the field's section to another step.
 */
function canBeRequired(form: Pick<BuiltForm, 'uiSchema'>, key: string): boolean {
  const { required, requiredWhen } = getFieldUi(form, key)['ui:options']
  return required || requiredWhen !== undefined
}

/**
 * Returns the index of the step that contains a section or, if the section is gone, of the step before it; 0 if there
 * is none.
 */
export function findStepIndex(
  form: Pick<BuiltForm, 'uiSchema'>,
  steps: readonly FormStep[],
  id: string,
): number {
  const order = form.uiSchema['ui:sections'].map((section) => section.id)
  const index = order.indexOf(id)
  const getStepIndex = (section: string) => steps.findIndex((step) => step.sections.includes(section))
  const nearestSection = order.slice(0, index + 1).findLast((section) => getStepIndex(section) >= 0)
  return nearestSection === undefined ? 0 : getStepIndex(nearestSection)
}
