import { CalendarDays } from 'lucide-react'
import { formatAnswerDate } from '../../schemas/dateTime/answerDateTime'
import { isLocalDate } from '../../schemas/fields/formats'
import { parseTypedDate } from '../../schemas/fields/parseTypedDateTime'
import { dateTexts } from '../../texts/public/form.texts'
import { DateTimeField } from '../dateTimeField/DateTimeField'
import type { DateTimeShape } from '../dateTimeField/dateTimeShape'
import { createLazyPart } from '../shared/lazyPart'
import type { Widget } from '../shared/widgetProps'

const shape: DateTimeShape = {
  parts: [{ type: 'date' }],
  separator: { value: '', text: '' },
  get placeholder() {
    return dateTexts.pattern
  },
  format: formatAnswerDate,
  parse: parseTypedDate,
  isValue: isLocalDate,
  panel: {
    calendar: createLazyPart(() =>
      import('../dateTimeField/calendar/CalendarPanel').then((module) => module.CalendarPanel),
    ),
    get openLabel() {
      return dateTexts.open
    },
    icon: CalendarDays,
  },
}

/** A date [FK-11]. The value is 'YYYY-MM-DD'; users type dd/mm/yyyy [FK-24]. */
export const DateWidget: Widget = (props) => <DateTimeField {...props} shape={shape} />
DateWidget.labelling = () => 'parts'
