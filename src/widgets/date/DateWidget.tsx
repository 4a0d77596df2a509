import { CalendarDays } from 'lucide-react'
import { formatAnswerDate } from '../../schemas/dateTime/answerDateTime'
import { isLocalDate } from '../../schemas/fields/formats'
import { parseTypedDate } from '../../schemas/fields/parseTypedDateTime'
import { dateTexts } from '../../texts/public/form.texts'
import { DateTimeField } from '../dateTimeField/DateTimeField'
import type { DateTimeShape } from '../dateTimeField/dateTimeShape'
import { createLazyPart } from '../shared/lazyPart'
import type { Widget } from '../shared/widgetProps'

const kind: DateTimeShape = {
  parts: [{ sort: 'date' }],
  separator: { value: '', text: '' },
  get placeholder() {
    return dateTexts.pattern
  },
  show: formatAnswerDate,
  read: parseTypedDate,
  isValue: isLocalDate,
  panel: {
    part: createLazyPart(() =>
      import('../dateTimeField/calendar/CalendarPanel').then((module) => module.CalendarPanel),
    ),
    get openLabel() {
      return dateTexts.open
    },
    icon: CalendarDays,
  },
}

/** A date [FK-11]. The value is 'YYYY-MM-DD'; users type dd/mm/yyyy [FK-24]. */
export const DateWidget: Widget = (props) => <DateTimeField {...props} kind={kind} />
DateWidget.labelling = () => 'parts'
