import { CalendarRange } from 'lucide-react'
import { formatAnswerDate } from '../../schemas/dateTime/answerDateTime'
import { isDateRange } from '../../schemas/fields/formats'
import { parseTypedDateRange } from '../../schemas/fields/parseTypedDateTime'
import { dateTimeTexts } from '../../texts/public/form.texts'
import { DateTimeField } from '../dateTimeField/DateTimeField'
import type { DateTimeShape } from '../dateTimeField/dateTimeShape'
import { createLazyPart } from '../shared/lazyPart'
import type { Widget } from '../shared/widgetProps'

const shape: DateTimeShape = {
  parts: [
    {
      type: 'date',
      get label() {
        return dateTimeTexts.firstDay
      },
    },
    {
      type: 'date',
      get label() {
        return dateTimeTexts.lastDay
      },
    },
  ],
  separator: { value: '/', text: ' - ' },
  get placeholder() {
    return dateTimeTexts.dateRange
  },
  format: formatAnswerDateRange,
  parse: parseTypedDateRange,
  isValue: isDateRange,
  panel: {
    calendar: createLazyPart(() =>
      import('../dateTimeField/calendar/RangePanel').then((module) => module.RangePanel),
    ),
    get openLabel() {
      return dateTimeTexts.chooseRange
    },
    icon: CalendarRange,
  },
}

/** A date range [FK-13]. The value is 'YYYY-MM-DD/YYYY-MM-DD'; users type dd/mm/yyyy - dd/mm/yyyy [FK-24]. */
export const DateRangeWidget: Widget = (props) => <DateTimeField {...props} shape={shape} />
DateRangeWidget.labelling = () => 'parts'

function formatAnswerDateRange(value: string): string {
  const days = value.split('/')
  return days.length === 2 ? days.map(formatAnswerDate).join(' - ') : value
}
