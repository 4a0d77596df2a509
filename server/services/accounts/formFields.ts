import { choosable } from '../../../src/schemas/forms/accountSchema/applySchema'
import type { ApplicationFormField, CustomField } from '../../../src/schemas/userSettings'
import { catalogueLabels } from '../../../src/texts/catalogue'

/**
 * The fields of a client's application form: all of the catalogue that can be chosen, in its order, then the client's
 * own. Those named by id in `visible` are asked, those in `required` must be answered; all of that can be changed in its
 * settings.
 */
export function formFields(
  asks: { visible: readonly number[]; required: readonly number[] },
  own: readonly CustomField[] = [],
): ApplicationFormField[] {
  const named = choosable.map(({ id, field }) => ({ id, displayText: catalogueLabels[field.name] }))
  return [...named, ...own.map(({ id, label }) => ({ id, displayText: label }))].map((field) => ({
    ...field,
    canShowVisibility: true,
    canShowRequired: true,
    isVisible: asks.visible.includes(field.id),
    isRequired: asks.required.includes(field.id),
  }))
}
