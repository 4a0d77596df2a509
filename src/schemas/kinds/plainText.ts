import { ruleSchema } from '../rules/ruleSchema'
import { asText, isBlank, type KindMeaning } from './kindMeaning'

/** What all one-line text kinds share: the value is the text, and it travels as it is. */
export const plainText: KindMeaning = {
  rule: 'string',
  maxlength: 255,
  schema: ruleSchema,
  initialValue: (field) => asText(field.value),
  isEmpty: isBlank,
  format: asText,
  parse: (answer) => answer,
  display: asText,
}
