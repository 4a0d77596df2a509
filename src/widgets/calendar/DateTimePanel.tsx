import { useRef, useState } from 'react'
import { formatAnswerDate } from '../../schemas/kinds/wallTime'
import { selectTexts } from '../../texts/form'
import type { MomentPanelProps } from '../MomentField'
import { readDate } from '../readMoment'
import { CalendarPanel } from './CalendarPanel'
import { TimeParts } from './TimePanel'

/** A month to choose a day from and, below it, the time of that day. Loaded when the first one is asked for. */
export function DateTimePanel({ value, onChange, onDone }: MomentPanelProps) {
  const root = useRef<HTMLDivElement>(null)
  // A time that was set before there is a day has no place in the text; it waits here.
  const [waiting, setWaiting] = useState('')
  const [day = '', time = waiting] = partsOf(value)
  const set = (newDay: string, newTime: string) => {
    setWaiting(newTime)
    if (newDay !== '') onChange(newTime === '' ? formatAnswerDate(newDay) : `${newDay}T${newTime}`)
  }
  return (
    <div className="fy-moment" ref={root}>
      <CalendarPanel
        value={day}
        onChoose={(chosen) => {
          set(chosen, time)
          root.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()
        }}
      />
      <div className="fy-moment__foot">
        <TimeParts value={time} onChange={(chosen) => set(day, chosen)} onEnter={() => onDone()} />
        <button type="button" className="fy-moment__done" onClick={() => onDone()}>
          {selectTexts.done}
        </button>
      </div>
    </div>
  )
}

/** '2026-12-05T14:30' → day and time; '05/12/2026', half an answer → the day. */
function partsOf(value: string): string[] {
  const whole = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(value)
  if (whole) return whole.slice(1)
  const day = readDate(value)
  return day === value ? [] : [day]
}
