import { CalendarClock } from 'lucide-react'
import { isLocalDateTime } from '../../schemas/formats'
import { readDateTime } from '../../schemas/kinds/readMoment'
import { formatAnswerDateTime } from '../../schemas/kinds/wallTime'
import { dateTexts } from '../../texts/form'
import { momentTexts } from '../../texts/kinds'
import { lazyPart } from '../lazyPart'
import { MomentField } from '../moment/MomentField'
import type { MomentShape } from '../moment/momentShape'
import type { Widget } from '../widgetProps'

const kind: MomentShape = {
  parts: [{ sort: 'date' }, { sort: 'time' }],
  separator: { value: 'T', text: ' ' },
  get placeholder() {
    return momentTexts.dateTime
  },
  native: 'datetime-local',
  show: formatAnswerDateTime,
  read: readDateTime,
  isValue: isLocalDateTime,
  panel: {
    part: lazyPart(() => import('../moment/calendar/CalendarPanel').then((module) => module.CalendarPanel)),
    get openText() {
      return dateTexts.open
    },
    icon: CalendarClock,
  },
}

/** A day and a time [FK-12]; the value is wall time, 'YYYY-MM-DDTHH:mm', people write dd/mm/yyyy h:mm am [FK-24]. */
export const DatetimeLocalWidget: Widget = (props) => <MomentField {...props} kind={kind} />
DatetimeLocalWidget.labelling = () => 'parts'
