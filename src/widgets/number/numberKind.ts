import { cleanCode } from '../../schemas/fields/cleanText'
import { readLocalNumber } from '../../schemas/fields/localNumber'
import { plainText, type TextKind } from '../../schemas/kinds/plainText'

/**
 * A number [FK-08]. The value is text that parses as a number: the typed digits are sent, so none is lost. Grouping in the
 * client's country ('72,500') is removed when the field is left. An input of type number would drop text that it cannot
 * read, change under the mouse wheel and round; phones show their digits.
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
    keepsExcess: true,
    complete: (text, place) => readLocalNumber(text, place) ?? text,
  },
}
