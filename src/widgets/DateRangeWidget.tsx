import { CalendarRange } from 'lucide-react'
import { formatAnswerDate } from '../schemas/kinds/wallTime'
import { momentTexts } from '../texts/kinds'
import { lazyPart } from './lazyPart'
import { MomentField } from './MomentField'
import { readDateRange } from './readMoment'
import type { WidgetProps } from './widgetProps'

const calendar = lazyPart(() => import('./calendar/RangePanel').then((module) => module.RangePanel))

/** Two days [FK-13]; the value is 'YYYY-MM-DD/YYYY-MM-DD', people write dd/mm/yyyy - dd/mm/yyyy [FK-24]. */
export function DateRangeWidget(props: WidgetProps) {
  return (
    <MomentField
      placeholder={momentTexts.dateRange}
      {...props}
      panel={calendar}
      openText={momentTexts.chooseRange}
      icon={CalendarRange}
      show={showRange}
      read={readDateRange}
    />
  )
}

function showRange(value: string): string {
  const days = value.split('/')
  return days.length === 2 ? days.map(formatAnswerDate).join(' - ') : value
}
