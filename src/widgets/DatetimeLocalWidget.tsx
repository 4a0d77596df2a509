import { formatAnswerDateTime } from '../schemas/kinds/wallTime'
import { momentTexts } from '../texts/kinds'
import { MomentText } from './MomentText'
import { readDateTime } from './readMoment'
import type { WidgetProps } from './widgetProps'

/** A day and a time [FK-12]; the value is wall time, 'YYYY-MM-DDTHH:mm', people write dd/mm/yyyy h:mm AM [FK-24]. */
export function DatetimeLocalWidget(props: WidgetProps) {
  return (
    <MomentText
      placeholder={momentTexts.dateTime}
      {...props}
      show={formatAnswerDateTime}
      read={readDateTime}
    />
  )
}
