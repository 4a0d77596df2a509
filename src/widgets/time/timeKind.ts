import { formatAnswerTime, formatDisplayTime, parseAnswerTime } from '../../schemas/dateTime/answerDateTime'
import { cleanCode } from '../../schemas/fields/cleanText'
import { parseTypedTime } from '../../schemas/fields/parseTypedDateTime'
import { type KindTraits, toText } from '../../schemas/kinds/kindTraits'
import { plainText } from '../../schemas/kinds/plainText'

/** The value is 'HH:mm' in 24-hour format. It is submitted as h:mm A. */
export const timeKind: KindTraits = {
  ...plainText,
  clean: cleanCode,
  name: 'Time',
  controlType: 'tme',
  maxlength: null,
  schema: () => ({ type: 'string', format: 'local-time' }),
  format: (value) => formatAnswerTime(toText(value)),
  parse: parseAnswerTime,
  parseSubmittedTexts: ([text = '']) => parseTypedTime(text),
  display: (value) => formatDisplayTime(toText(value)),
  sample: () => '14:30',
}
