import { formatAnswerTime } from '../schemas/kinds/wallTime'
import { momentTexts } from '../texts/kinds'
import { MomentText } from './MomentText'
import { readTime } from './readMoment'
import type { WidgetProps } from './widgetProps'

/** A time of day [FK-14]; the value is 'HH:mm', people write h:mm AM or PM [FK-24]. */
export function TimeWidget(props: WidgetProps) {
  return <MomentText placeholder={momentTexts.time} {...props} show={formatAnswerTime} read={readTime} />
}
