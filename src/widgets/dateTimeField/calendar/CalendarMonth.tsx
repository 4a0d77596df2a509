import './CalendarMonth.css'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar'
import { getCurrentLanguage, type Language } from '../../../texts/language/language'
import { calendarTexts } from '../../../texts/public/form.texts'
import { preventPressableStyle } from '../preventPressableStyle'

preventPressableStyle()

/** The visible month of a calendar: the month and year controls, and the days in weeks. */
export function CalendarMonth({ visibleYears = 20 }: { visibleYears?: number }) {
  return (
    <>
      <CalendarHead visibleYears={visibleYears} />
      <CalendarGrid className="fy-calendar__grid" weekdayStyle="short">
        <CalendarGridHeader>
          {(name) => (
            <CalendarHeaderCell className="fy-calendar__weekday fy-soft fy-strong">{name}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell className="fy-calendar__day fy-center fy-rounded" date={date} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  )
}

/**
 * Month and year of a calendar, with buttons for the previous and next month and selects. `visibleYears` is the
 * number of selectable years around the shown one.
 */
function CalendarHead({ visibleYears }: { visibleYears: number }) {
  return (
    <div className="fy-row fy-gap-1">
      <Button
        slot="previous"
        className="fy-calendar__step fy-center fy-rounded fy-bare"
        aria-label={calendarTexts.previous}
      >
        <ChevronLeft aria-hidden size={20} />
      </Button>
      <CalendarMonthPicker>{(picker) => <CalendarSelect {...picker} />}</CalendarMonthPicker>
      <CalendarYearPicker visibleYears={visibleYears}>
        {(picker) => <CalendarSelect {...picker} />}
      </CalendarYearPicker>
      <Button
        slot="next"
        className="fy-calendar__step fy-center fy-rounded fy-bare"
        aria-label={calendarTexts.next}
      >
        <ChevronRight aria-hidden size={20} />
      </Button>
    </div>
  )
}

interface PickerProps {
  'aria-label': string
  value: string | number
  onChange: (key: string | number | null) => void
  items: { id: number; formatted: string }[]
}

function CalendarSelect({ value, onChange, items, ...label }: PickerProps) {
  return (
    <select
      {...label}
      className="fy-calendar__pick fy-shrink fy-surface"
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {items.map((item) => (
        <option key={item.id} value={item.id}>
          {item.formatted}
        </option>
      ))}
    </select>
  )
}

/** Locales of month and weekday names; English uses en-AU [FK-24]. Digits are always Latin, as users type them. */
const locales: Record<Language, string> = { en: 'en-AU', de: 'de-DE', fr: 'fr-FR', ar: 'ar-AE-u-nu-latn' }

export const getCalendarLocale = (): string => locales[getCurrentLanguage()]
