import { cleanCode } from '../../schemas/fields/cleanText'
import { plainText, type TextKind } from '../../schemas/kinds/plainText'
import { createPhoneSchema, createRuleSchema } from '../../schemas/kinds/ruleSchema'

/** A telephone number in any usual notation [FK-18]. */
export const telKind: TextKind = {
  ...plainText,
  clean: cleanCode,
  schema: (field) => ({ ...createRuleSchema(field), ...createPhoneSchema(field) }),
  name: 'Phone',
  controlType: 'tel',
  sample: () => '0400 000 000',
  input: { type: 'tel', inputMode: 'tel' },
}
