import { type CalendarDate, parseDate } from '@internationalized/date'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { isDateRange } from '../../../schemas/formats'
import { localeData } from '../../../schemas/localeData'
import { momentTexts } from '../../../texts/kinds'
import type { MomentPanelProps } from '../momentShape'
import { CalendarMonth } from './CalendarMonth'
import { calendarLocale } from './calendarLocale'

/** A month to choose a first and a last day from: in English en-AU, weeks from Sunday [FK-24, FK-27]. Loaded when asked for. */
export function RangePanel({ value, onDone }: MomentPanelProps) {
  return (
    <I18nProvider locale={calendarLocale()}>
      <RangeCalendar
        className="fy-calendar fy-calendar--range"
        aria-label={momentTexts.chooseRange}
        autoFocus
        firstDayOfWeek={localeData.calendar.firstDayOfWeek}
        commitBehavior="reset"
        value={readDays(value)}
        onChange={({ start, end }) => onDone([start.toString(), end.toString()])}
      >
        <CalendarMonth />
        <p className="fy-calendar__hint">{momentTexts.rangeHint}</p>
      </RangeCalendar>
    </I18nProvider>
  )
}

function readDays(value: string): { start: CalendarDate; end: CalendarDate } | null {
  const [from = '', to = ''] = value.split('/')
  return isDateRange(value) ? { start: parseDate(from), end: parseDate(to) } : null
}
