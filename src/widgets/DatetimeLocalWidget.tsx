import { CalendarClock } from 'lucide-react'
import { formatAnswerDateTime } from '../schemas/kinds/wallTime'
import { momentTexts } from '../texts/kinds'
import { lazyPart } from './lazyPart'
import { MomentField } from './MomentField'
import { readDateTime } from './readMoment'
import type { WidgetProps } from './widgetProps'

const calendar = lazyPart(() => import('./calendar/DateTimePanel').then((module) => module.DateTimePanel))

/** A day and a time [FK-12]; the value is wall time, 'YYYY-MM-DDTHH:mm', people write dd/mm/yyyy h:mm AM [FK-24]. */
export function DatetimeLocalWidget(props: WidgetProps) {
  return (
    <MomentField
      placeholder={momentTexts.dateTime}
      {...props}
      panel={calendar}
      openText={momentTexts.chooseDateTime}
      icon={CalendarClock}
      show={formatAnswerDateTime}
      read={readDateTime}
    />
  )
}
