import { CalendarRange } from 'lucide-react'
import { isDateRange } from '../../schemas/formats'
import { readDateRange } from '../../schemas/kinds/readMoment'
import { formatAnswerDate } from '../../schemas/kinds/wallTime'
import { momentTexts } from '../../texts/kinds'
import { lazyPart } from '../lazyPart'
import { MomentField } from '../moment/MomentField'
import type { MomentShape } from '../moment/momentShape'
import type { Widget } from '../widgetProps'

const kind: MomentShape = {
  parts: [
    {
      sort: 'date',
      get label() {
        return momentTexts.firstDay
      },
    },
    {
      sort: 'date',
      get label() {
        return momentTexts.lastDay
      },
    },
  ],
  separator: { value: '/', text: ' - ' },
  get placeholder() {
    return momentTexts.dateRange
  },
  show: showRange,
  read: readDateRange,
  isValue: isDateRange,
  panel: {
    part: lazyPart(() => import('../moment/calendar/RangePanel').then((module) => module.RangePanel)),
    get openText() {
      return momentTexts.chooseRange
    },
    icon: CalendarRange,
  },
}

/** Two days [FK-13]; the value is 'YYYY-MM-DD/YYYY-MM-DD', people write dd/mm/yyyy - dd/mm/yyyy [FK-24]. */
export const DateRangeWidget: Widget = (props) => <MomentField {...props} kind={kind} />
DateRangeWidget.labelling = () => 'parts'

function showRange(value: string): string {
  const days = value.split('/')
  return days.length === 2 ? days.map(formatAnswerDate).join(' - ') : value
}
