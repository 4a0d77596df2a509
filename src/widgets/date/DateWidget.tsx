import { CalendarDays } from 'lucide-react'
import { isLocalDate } from '../../schemas/formats'
import { readDate } from '../../schemas/kinds/readMoment'
import { formatAnswerDate } from '../../schemas/kinds/wallTime'
import { dateTexts } from '../../texts/form'
import { lazyPart } from '../lazyPart'
import { MomentField } from '../moment/MomentField'
import type { MomentShape } from '../moment/momentShape'
import type { Widget } from '../widgetProps'

const kind: MomentShape = {
  parts: [{ sort: 'date' }],
  separator: { value: '', text: '' },
  get placeholder() {
    return dateTexts.pattern
  },
  show: formatAnswerDate,
  read: readDate,
  isValue: isLocalDate,
  panel: {
    part: lazyPart(() => import('../moment/calendar/CalendarPanel').then((module) => module.CalendarPanel)),
    get openText() {
      return dateTexts.open
    },
    icon: CalendarDays,
  },
}

/** A day [FK-11]; the value is 'YYYY-MM-DD', people write dd/mm/yyyy [FK-24]. */
export const DateWidget: Widget = (props) => <MomentField {...props} kind={kind} />
DateWidget.labelling = () => 'parts'
