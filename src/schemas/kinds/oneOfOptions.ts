import type { AnswerSchema } from '../fields/answerSchema'
import type { FieldValue } from '../fields/fieldValue'
import type { Option } from '../fields/option'
import type { KindField } from './kindField'
import { type KindTraits, type KindValues, toText } from './kindTraits'
import { plainText } from './plainText'

/** The common base of kinds in which one option is chosen: the value is the option's value [FK-21]. */
export const oneOfOptions: KindValues & Pick<KindTraits, 'sample'> = {
  ...plainText,
  maxlength: null,
  // The value must match an option exactly, so it is not normalised.
  clean: undefined,
  options: 'needed',
  schema: (field) => toOptionSchema(field),
  display: (value, options) => getOptionLabel(value, options),
  sample: (options) => options[0]?.value ?? '',
}

export function toOptionSchema(field: Pick<KindField, 'options' | 'openOptions'>): AnswerSchema {
  if (field.openOptions) return { type: 'string', maxLength: 255 }
  const values = omitDuplicateOptions(field.options ?? []).map((option) => option.value)
  return values.length > 0 ? { type: 'string', enum: values } : { type: 'string', maxLength: 0 }
}

/** Removes options with duplicate values; the first one wins. */
export function omitDuplicateOptions(options: readonly Option[]): Option[] {
  const optionsByValue = new Map<string, Option>()
  for (const option of options)
    if (!optionsByValue.has(option.value)) optionsByValue.set(option.value, option)
  return [...optionsByValue.values()]
}

export function getOptionLabel(value: FieldValue, options: readonly Option[]): string {
  return options.find((option) => option.value === value)?.label ?? toText(value)
}
