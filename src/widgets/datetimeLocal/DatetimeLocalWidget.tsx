import { CalendarClock } from 'lucide-react'
import { formatAnswerDateTime } from '../../schemas/dateTime/answerDateTime'
import { describeDateTime } from '../../schemas/dateTime/formatInLocale'
import { isLocalDateTime } from '../../schemas/fields/formats'
import { parseTypedDateTime } from '../../schemas/fields/parseTypedDateTime'
import { dateTexts, dateTimeTexts } from '../../texts/public/form.texts'
import { DateTimeField } from '../dateTimeField/DateTimeField'
import type { DateTimeShape } from '../dateTimeField/dateTimeShape'
import { createLazyPart } from '../shared/lazyPart'
import type { Widget } from '../shared/widgetProps'

const shape: DateTimeShape = {
  parts: [{ type: 'date' }, { type: 'time' }],
  separator: { value: 'T', text: ' ' },
  get placeholder() {
    return dateTimeTexts.dateTime
  },
  format: formatAnswerDateTime,
  parse: parseTypedDateTime,
  isValue: isLocalDateTime,
  describe: describeDateTime,
  panel: {
    calendar: createLazyPart(() =>
      import('../dateTimeField/calendar/CalendarPanel').then((module) => module.CalendarPanel),
    ),
    get openLabel() {
      return dateTexts.open
    },
    icon: CalendarClock,
  },
}

/** A date and time [FK-12]. The value is local time, 'YYYY-MM-DDTHH:mm'; users type dd/mm/yyyy h:mm am [FK-24]. */
export const DatetimeLocalWidget: Widget = (props) => <DateTimeField {...props} shape={shape} />
DatetimeLocalWidget.labelling = () => 'parts'
