import { asText, type KindMeaning } from './kindMeaning'
import { plainText } from './plainText'
import { formatAnswerTime, parseAnswerTime } from './wallTime'

/** The value is 'HH:mm' on a 24-hour clock. It travels as h:mm A. */
export const timeKind: KindMeaning = {
  ...plainText,
  maxlength: null,
  schema: () => ({ type: 'string', format: 'local-time' }),
  format: (value) => formatAnswerTime(asText(value)),
  parse: parseAnswerTime,
  display: (value) => formatAnswerTime(asText(value)),
}
