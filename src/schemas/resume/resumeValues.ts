import type { FieldValue, FormValues } from '../fields/fieldValue'
import { type BuiltForm, getFieldUi } from '../forms/builtForm'
import type { ResumeFacts } from './resumeFacts'

/** The facts that fill the product's field of the same key, regardless of its label. */
const sameKeys = [
  'firstName',
  'surname',
  'email',
  'linkedIn',
  'street',
  'suburb',
  'postcode',
  'stateCode',
  'countryCode',
] as const

/**
 * Converts résumé facts to form answers. Fills only unanswered fields of the form. Skips values that are too long, or
 * that a choice field does not offer.
 */
export function toResumeValues(form: BuiltForm, facts: ResumeFacts, answers: FormValues): FormValues {
  const isFillable = (key: string) => Object.hasOwn(form.schema.properties, key) && isEmptyValue(answers[key])
  const values: FormValues = {}
  for (const key of sameKeys) {
    const value = facts[key]
    if (value && isFillable(key) && isValidAnswer(form, key, value)) values[key] = value
  }
  const phoneKey = ['mobile', 'homePhone'].find((key) => Object.hasOwn(form.schema.properties, key))
  if (phoneKey && facts.phone && isFillable(phoneKey)) values[phoneKey] = facts.phone
  return values
}

function isEmptyValue(value: FieldValue): boolean {
  return value === undefined || value === null || value === ''
}

function isValidAnswer(form: BuiltForm, key: string, value: string): boolean {
  const { choices, maxlength } = getFieldUi(form, key)['ui:options']
  const fits = maxlength === undefined || value.length <= maxlength
  return fits && (!choices || choices.some((choice) => choice.value === value))
}
