import { plainText, type TextKind } from '../../schemas/kinds/plainText'

/** One line of text [FK-01]. */
export const textKind: TextKind = {
  ...plainText,
  name: 'Text',
  controlType: 'txt',
  sample: () => 'An answer',
  input: { type: 'text' },
}
