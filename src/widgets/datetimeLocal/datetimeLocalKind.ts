import { asText, type KindMeaning } from '../../schemas/kinds/kindMeaning'
import { plainText } from '../../schemas/kinds/plainText'
import { formatAnswerDateTime, parseAnswerDateTime, showDateTime } from '../../schemas/kinds/wallTime'

/** The value is wall time, 'YYYY-MM-DDTHH:mm', never cast to UTC. It travels as DD/MM/YYYY h:mm A. */
export const datetimeLocalKind: KindMeaning = {
  ...plainText,
  name: 'Date and time',
  controlType: 'dtm',
  maxlength: null,
  schema: () => ({ type: 'string', format: 'local-date-time' }),
  format: (value) => formatAnswerDateTime(asText(value)),
  parse: parseAnswerDateTime,
  display: (value) => showDateTime(asText(value)),
  sample: () => '2026-12-05T14:30',
}
