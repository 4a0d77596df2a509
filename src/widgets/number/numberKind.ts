import { plainText, type TextKind } from '../../schemas/kinds/plainText'

/**
 * A number [FK-08]. The value is text that parses as one: what was typed is what travels, no digit is lost on the way.
 * An input of type number would drop what it can't read, spin under the mouse wheel and round; phones show their digits.
 */
export const numberKind: TextKind = {
  ...plainText,
  name: 'Number',
  controlType: 'num',
  rule: 'number',
  sample: () => '37.5',
  input: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
}
