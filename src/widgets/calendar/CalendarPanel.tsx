import { type CalendarDate, parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import './CalendarPanel.css'
import { calendarTexts, dateTexts } from '../../texts/form'

export interface CalendarPanelProps {
  /** 'YYYY-MM-DD'; other text shows the month of today. */
  value: string
  onChoose: (value: string) => void
}

/** A month to choose a day from: en-AU, weeks from Sunday [FK-24, FK-27]. Loaded when the first one is asked for. */
export function CalendarPanel({ value, onChoose }: CalendarPanelProps) {
  const day = readDay(value)
  return (
    <I18nProvider locale="en-AU">
      {/* react-aria would add a style element for this id, which our content policy refuses; the rule is in our CSS. */}
      <span hidden id="react-aria-pressable-style" />
      <Calendar
        className="fy-calendar"
        aria-label={dateTexts.open}
        autoFocus
        firstDayOfWeek="sun"
        value={day}
        onChange={(chosen) => onChoose(chosen.toString())}
      >
        <div className="fy-calendar__head">
          <Button slot="previous" className="fy-calendar__step" aria-label={calendarTexts.previous}>
            <ChevronLeft aria-hidden size={20} />
          </Button>
          <CalendarMonthPicker>{(picker) => <Picker {...picker} />}</CalendarMonthPicker>
          <CalendarYearPicker visibleYears={120}>{(picker) => <Picker {...picker} />}</CalendarYearPicker>
          <Button slot="next" className="fy-calendar__step" aria-label={calendarTexts.next}>
            <ChevronRight aria-hidden size={20} />
          </Button>
        </div>
        <CalendarGrid className="fy-calendar__grid" weekdayStyle="short">
          <CalendarGridHeader>
            {(name) => <CalendarHeaderCell className="fy-calendar__weekday">{name}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell className="fy-calendar__day" date={date} />}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  )
}

interface PickerProps {
  'aria-label': string
  value: string | number
  onChange: (key: string | number | null) => void
  items: { id: number; formatted: string }[]
}

function Picker({ value, onChange, items, ...label }: PickerProps) {
  return (
    <select
      {...label}
      className="fy-calendar__pick"
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

function readDay(value: string): CalendarDate | null {
  try {
    return parseDate(value)
  } catch {
    return null
  }
}
