import { formatAnswerDate } from '../schemas/kinds/wallTime'
import { momentTexts } from '../texts/kinds'
import { MomentText } from './MomentText'
import { readDateRange } from './readMoment'
import type { WidgetProps } from './widgetProps'

/** Two days [FK-13]; the value is 'YYYY-MM-DD/YYYY-MM-DD', people write dd/mm/yyyy - dd/mm/yyyy [FK-24]. */
export function DateRangeWidget(props: WidgetProps) {
  return <MomentText placeholder={momentTexts.dateRange} {...props} show={showRange} read={readDateRange} />
}

function showRange(value: string): string {
  return value.split('/').length === 2 ? value.split('/').map(formatAnswerDate).join(' - ') : value
}
