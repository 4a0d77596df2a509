import {
  formatAnswerDateTime,
  formatDisplayDateTime,
  parseAnswerDateTime,
} from '../../schemas/dateTime/answerDateTime'
import { cleanCode } from '../../schemas/fields/cleanText'
import { parseTypedDateTime } from '../../schemas/fields/parseTypedDateTime'
import { type KindTraits, toText } from '../../schemas/kinds/kindTraits'
import { plainText } from '../../schemas/kinds/plainText'
import { createDaySchema } from '../../schemas/kinds/ruleSchema'

/** Local time, 'YYYY-MM-DDTHH:mm', which is never converted to UTC. It is submitted as DD/MM/YYYY h:mm A. */
export const datetimeLocalKind: KindTraits = {
  ...plainText,
  clean: cleanCode,
  name: 'Date and time',
  controlType: 'dtm',
  maxlength: null,
  isDayBased: true,
  schema: (field) => createDaySchema('local-date-time', field.rules),
  format: (value) => formatAnswerDateTime(toText(value)),
  parse: parseAnswerDateTime,
  parseSubmittedTexts: ([text = '']) => parseTypedDateTime(text),
  display: (value) => formatDisplayDateTime(toText(value)),
  sample: () => '2026-12-05T14:30',
}
