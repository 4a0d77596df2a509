import { type CalendarDate, parseDate } from '@internationalized/date'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { localeData } from '../../../schemas/dateTime/localeData'
import { isDateRange } from '../../../schemas/fields/formats'
import { dateTimeTexts } from '../../../texts/public/form.texts'
import type { CalendarPanelProps } from '../dateTimeShape'
import { CalendarMonth, getCalendarLocale } from './CalendarMonth'

/**
 * A calendar for a first and a last date. In English: en-AU, weeks start on Sunday [FK-24, FK-27]. Loaded on first
 * use.
 */
export function RangePanel({ value, onDone }: CalendarPanelProps) {
  return (
    <I18nProvider locale={getCalendarLocale()}>
      <RangeCalendar
        className="fy-calendar fy-stack fy-gap-2 fy-calendar--range"
        aria-label={dateTimeTexts.chooseRange}
        autoFocus
        firstDayOfWeek={localeData.calendar.firstDayOfWeek}
        commitBehavior="reset"
        value={readDays(value)}
        onChange={({ start, end }) => onDone([start.toString(), end.toString()])}
      >
        <CalendarMonth />
        <p className="fy-calendar__hint fy-note">{dateTimeTexts.rangeHint}</p>
      </RangeCalendar>
    </I18nProvider>
  )
}

function readDays(value: string): { start: CalendarDate; end: CalendarDate } | null {
  const [from = '', to = ''] = value.split('/')
  return isDateRange(value) ? { start: parseDate(from), end: parseDate(to) } : null
}
