import { isFileAnswer } from '../../schemas/fields/fieldValue'
import type { KindTraits } from '../../schemas/kinds/kindTraits'
import { createRuleSchema } from '../../schemas/kinds/ruleSchema'

/** The value is the `File` itself, never a data URL; it is sent as an attachment, apart from the other answers. */
export const fileKind: KindTraits = {
  name: 'File',
  controlType: 'fil',
  rule: 'file',
  maxlength: null,
  options: 'none',
  isShown: true,
  schema: createRuleSchema,
  initialValue: () => null,
  isEmpty: (value) => value === undefined || value === null || value === '',
  format: () => null,
  parse: (answer) => answer,
  display: (value) => (isFileAnswer(value) ? value.name : ''),
  sample: () => ({ name: 'resume.pdf', size: 400_000, type: 'application/pdf' }),
}
