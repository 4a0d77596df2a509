import { Clock } from 'lucide-react'
import { formatAnswerTime } from '../schemas/kinds/wallTime'
import { momentTexts } from '../texts/kinds'
import { lazyPart } from './lazyPart'
import { MomentField } from './MomentField'
import { readTime } from './readMoment'
import type { WidgetProps } from './widgetProps'

const clock = lazyPart(() => import('./calendar/TimePanel').then((module) => module.TimePanel))

/** A time of day [FK-14]; the value is 'HH:mm', people write and read h:mm AM or PM [FK-24]. */
export function TimeWidget(props: WidgetProps) {
  return (
    <MomentField
      placeholder={momentTexts.time}
      {...props}
      panel={clock}
      openText={momentTexts.chooseTime}
      icon={Clock}
      show={formatAnswerTime}
      read={readTime}
    />
  )
}
