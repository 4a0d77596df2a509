import { formatAnswerDate, formatDisplayDate, parseAnswerDate } from '../../schemas/dateTime/answerDateTime'
import { cleanCode } from '../../schemas/fields/cleanText'
import { parseTypedDate } from '../../schemas/fields/parseTypedDateTime'
import { type KindTraits, toText } from '../../schemas/kinds/kindTraits'
import { plainText } from '../../schemas/kinds/plainText'
import { createDaySchema } from '../../schemas/kinds/ruleSchema'

/** A calendar date without a time zone; the value is 'YYYY-MM-DD'. It is submitted as DD/MM/YYYY. */
export const dateKind: KindTraits = {
  ...plainText,
  clean: cleanCode,
  name: 'Date',
  controlType: 'dte',
  maxlength: null,
  isDayBased: true,
  schema: (field) => createDaySchema('local-date', field.rules),
  format: (value) => formatAnswerDate(toText(value)),
  parse: parseAnswerDate,
  parseSubmittedTexts: ([text = '']) => parseTypedDate(text),
  display: (value) => formatDisplayDate(toText(value)),
  sample: () => '2026-12-05',
}
