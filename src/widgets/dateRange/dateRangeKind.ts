import { formatAnswerDate, formatDisplayDate, parseAnswerDate } from '../../schemas/dateTime/answerDateTime'
import { cleanCode } from '../../schemas/fields/cleanText'
import { parseTypedDateRange } from '../../schemas/fields/parseTypedDateTime'
import { type KindTraits, toText } from '../../schemas/kinds/kindTraits'
import { plainText } from '../../schemas/kinds/plainText'
import { createDaySchema } from '../../schemas/kinds/ruleSchema'

/** An ISO 8601 interval of dates, 'YYYY-MM-DD/YYYY-MM-DD'. It is submitted as DD/MM/YYYY - DD/MM/YYYY. */
export const dateRangeKind: KindTraits = {
  ...plainText,
  clean: cleanCode,
  name: 'Two dates',
  controlType: 'drg',
  maxlength: null,
  isDayBased: true,
  schema: (field) => createDaySchema('date-range', field.rules),
  format: (value) => toText(value).split('/').map(formatAnswerDate).join(' - '),
  parse: (answer) =>
    typeof answer === 'string' ? answer.split(' - ').map(parseAnswerDate).join('/') : answer,
  // The form post has a text for each day, or a single text if scripts have replaced the two inputs with one input.
  parseSubmittedTexts: ([from = '', to]) => {
    if (to === undefined) return parseTypedDateRange(from)
    return from === '' && to === '' ? '' : parseTypedDateRange(`${from} - ${to}`)
  },
  display: (value) => toText(value).split('/').map(formatDisplayDate).join(' – '),
  sample: () => '2026-12-05/2027-01-02',
}
