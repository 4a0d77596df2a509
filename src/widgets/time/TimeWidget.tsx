import { formatAnswerTime } from '../../schemas/dateTime/answerDateTime'
import { describeTime } from '../../schemas/dateTime/formatInLocale'
import { isLocalTime } from '../../schemas/fields/formats'
import { parseTypedTime } from '../../schemas/fields/parseTypedDateTime'
import { dateTimeTexts } from '../../texts/public/form.texts'
import { DateTimeField } from '../dateTimeField/DateTimeField'
import type { DateTimeShape } from '../dateTimeField/dateTimeShape'
import type { Widget } from '../shared/widgetProps'

const shape: DateTimeShape = {
  parts: [{ type: 'time' }],
  separator: { value: '', text: '' },
  get placeholder() {
    return dateTimeTexts.time
  },
  format: formatAnswerTime,
  parse: parseTypedTime,
  isValue: isLocalTime,
  describe: describeTime,
}

/** A time of day [FK-14]. The value is 'HH:mm'; users type and read h:mm am or pm [FK-24]. */
export const TimeWidget: Widget = (props) => <DateTimeField {...props} shape={shape} />
TimeWidget.labelling = () => 'parts'
