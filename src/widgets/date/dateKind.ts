import { asText, type KindMeaning } from '../../schemas/kinds/kindMeaning'
import { plainText } from '../../schemas/kinds/plainText'
import { formatAnswerDate, parseAnswerDate, showDate } from '../../schemas/kinds/wallTime'

/** The value is 'YYYY-MM-DD': a day, not a midnight in some zone. It travels as DD/MM/YYYY. */
export const dateKind: KindMeaning = {
  ...plainText,
  name: 'Date',
  controlType: 'dte',
  maxlength: null,
  schema: () => ({ type: 'string', format: 'local-date' }),
  format: (value) => formatAnswerDate(asText(value)),
  parse: parseAnswerDate,
  display: (value) => showDate(asText(value)),
  sample: () => '2026-12-05',
}
