import { isBlank, type KindTraits } from '../../schemas/kinds/kindTraits'
import { getOptionLabel, toOptionSchema } from '../../schemas/kinds/oneOfOptions'
import { createRuleSchema } from '../../schemas/kinds/ruleSchema'
import { formTexts } from '../../texts/public/form.texts'

/**
 * Without options: one checkbox, whose value is a boolean (unset becomes false). With options: a group, whose value
 * is the list of the ticked options' values [FK-22].
 */
export const checkboxKind: KindTraits = {
  name: 'Tick boxes',
  controlType: 'cbx',
  rule: 'boolean',
  maxlength: null,
  options: 'possible',
  isShown: true,
  schema: (field) =>
    field.options?.length
      ? {
          type: 'array',
          items: toOptionSchema(field),
          uniqueItems: true,
          minItems: field.rules.required ? 1 : 0,
        }
      : createRuleSchema(field),
  initialValue: (field) => {
    if (!field.options?.length) return field.value === true
    if (Array.isArray(field.value)) return field.value
    return typeof field.value === 'string' && field.value ? [field.value] : []
  },
  isEmpty: (value) => isBlank(value) || (Array.isArray(value) && value.length === 0),
  format: (value) => (Array.isArray(value) ? value.map(String) : value === true ? 'Y' : 'N'),
  parse: (answer) => (answer === 'Y' ? true : answer === 'N' ? false : answer),
  parseSubmittedTexts: (texts, choices) => {
    if (choices.length === 0) return texts.length > 0
    return choices.map(({ value }) => value).filter((value) => texts.includes(value))
  },
  display: (value, options) => {
    if (Array.isArray(value)) return value.map((item) => getOptionLabel(item, options)).join(', ')
    return value === true ? formTexts.yes : formTexts.no
  },
  sample: ([first]) => (first ? [first.value] : true),
}
