import { formatAnswerDate, parseAnswerDate, showDate } from '../../schemas/dateTime/answerDateTime'
import { parseTypedDate } from '../../schemas/dateTime/parseTypedDateTime'
import { cleanCode } from '../../schemas/fields/cleanText'
import { asText, type KindMeaning } from '../../schemas/kinds/kindMeaning'
import { plainText } from '../../schemas/kinds/plainText'
import { daySchema } from '../../schemas/kinds/ruleSchema'

/** The value is 'YYYY-MM-DD': a day, not a midnight in some zone. It travels as DD/MM/YYYY. */
export const dateKind: KindMeaning = {
  ...plainText,
  clean: cleanCode,
  name: 'Date',
  controlType: 'dte',
  maxlength: null,
  countsDays: true,
  schema: (field) => daySchema('local-date', field.rules),
  format: (value) => formatAnswerDate(asText(value)),
  parse: parseAnswerDate,
  readPlain: ([text = '']) => parseTypedDate(text),
  display: (value) => showDate(asText(value)),
  sample: () => '2026-12-05',
}
