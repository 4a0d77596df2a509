import { asText, type KindMeaning } from '../../schemas/kinds/kindMeaning'
import { plainText } from '../../schemas/kinds/plainText'
import { readDateTime } from '../../schemas/kinds/readMoment'
import { formatAnswerDateTime, parseAnswerDateTime, showDateTime } from '../../schemas/kinds/wallTime'
import { daySchema } from '../../schemas/rules/ruleSchema'

/** The value is wall time, 'YYYY-MM-DDTHH:mm', never cast to UTC. It travels as DD/MM/YYYY h:mm A. */
export const datetimeLocalKind: KindMeaning = {
  ...plainText,
  name: 'Date and time',
  controlType: 'dtm',
  maxlength: null,
  countsDays: true,
  schema: (field) => daySchema('local-date-time', field.rules),
  format: (value) => formatAnswerDateTime(asText(value)),
  parse: parseAnswerDateTime,
  readPlain: ([text = '']) => readDateTime(text),
  display: (value) => showDateTime(asText(value)),
  sample: () => '2026-12-05T14:30',
}
