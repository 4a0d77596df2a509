import { cleanCode } from '../../schemas/fields/cleanText'
import { toPlainDecimal } from '../../schemas/fields/localNumber'
import { plainText, type TextKind } from '../../schemas/kinds/plainText'

/**
 * A number [FK-08]. The value is text that parses as a number, so that every typed digit is submitted. On blur,
 * grouping separators of the client's country ('72,500') are removed. An input of type number would drop text that it
 * cannot read, change with the mouse wheel and round; `inputMode` gives phones their numeric keyboard.
 */
export const numberKind: TextKind = {
  ...plainText,
  clean: cleanCode,
  name: 'Number',
  controlType: 'num',
  rule: 'number',
  sample: () => '37.5',
  input: {
    type: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    keepsExcessText: true,
    complete: (text, region) => toPlainDecimal(text, region) ?? text,
  },
}
