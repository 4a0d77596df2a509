import { type CalendarDate, parseDate } from '@internationalized/date'
import { Calendar } from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { localeData } from '../../../schemas/dateTime/localeData'
import { dateTexts } from '../../../texts/public/form.texts'
import type { CalendarPanelProps } from '../dateTimeShape'
import { CalendarMonth, getCalendarLocale } from './CalendarMonth'

/** A calendar for one date. In English: en-AU, weeks start on Sunday [FK-24, FK-27]. Loaded on first use. */
export function CalendarPanel({ value, onDone }: CalendarPanelProps) {
  const day = readDay(value.slice(0, 10))
  return (
    <I18nProvider locale={getCalendarLocale()}>
      <Calendar
        className="fy-calendar fy-stack fy-gap-2"
        aria-label={dateTexts.open}
        autoFocus
        firstDayOfWeek={localeData.calendar.firstDayOfWeek}
        value={day}
        onChange={(date) => onDone([date.toString()])}
      >
        {/* Dates of birth are long past, so the year list must reach far back. */}
        <CalendarMonth visibleYears={120} />
      </Calendar>
    </I18nProvider>
  )
}

function readDay(value: string): CalendarDate | null {
  try {
    return parseDate(value)
  } catch {
    return null
  }
}
