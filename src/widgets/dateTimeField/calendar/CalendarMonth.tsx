import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { CalendarHead } from './CalendarHead'
import './CalendarPanel.css'
import { standInForPressableStyle } from '../standInForPressableStyle'

standInForPressableStyle()

/** The visible month of a calendar: the month and year controls, and the days in weeks. */
export function CalendarMonth({ visibleYears = 20 }: { visibleYears?: number }) {
  return (
    <>
      <CalendarHead visibleYears={visibleYears} />
      <CalendarGrid className="fy-calendar__grid" weekdayStyle="short">
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className="fy-calendar__weekday">{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell className="fy-calendar__day" date={date} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  )
}
