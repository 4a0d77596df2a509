import { parseTime, type Time } from '@internationalized/date'
import type { KeyboardEvent } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { DateInput, DateSegment, TimeField } from 'react-aria-components/TimeField'
import { selectTexts } from '../../texts/form'
import { momentTexts } from '../../texts/kinds'
import type { MomentPanelProps } from '../MomentField'
import './MomentPanels.css'

/** A time to set part by part, on a 12-hour clock: en-AU [FK-24]. Loaded when the first one is asked for. */
export function TimePanel({ value, onChange, onDone }: MomentPanelProps) {
  return (
    <div className="fy-moment">
      <TimeParts value={value} onChange={onChange} onEnter={() => onDone()} autoFocus />
      <button type="button" className="fy-moment__done" onClick={() => onDone()}>
        {selectTexts.done}
      </button>
    </div>
  )
}

export interface TimePartsProps {
  /** 'HH:mm'; other text is no time. */
  value: string
  /** Takes 'HH:mm', or '' while a part is missing. */
  onChange: (value: string) => void
  onEnter: () => void
  autoFocus?: boolean
}

/** Hour, minute and half of the day, each a spin button. */
export function TimeParts({ value, onChange, onEnter, autoFocus = false }: TimePartsProps) {
  // Before the parts hear of it: to them Enter means the next part.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    onEnter()
  }
  return (
    <I18nProvider locale="en-AU">
      <TimeField
        className="fy-moment__time"
        aria-label={momentTexts.clock}
        autoFocus={autoFocus}
        granularity="minute"
        hourCycle={12}
        value={readClock(value)}
        onChange={(time) => onChange(time?.toString().slice(0, 5) ?? '')}
      >
        <div onKeyDownCapture={onKeyDown}>
          <DateInput className="fy-moment__parts">
            {(segment) => <DateSegment className="fy-moment__part" segment={segment} />}
          </DateInput>
        </div>
      </TimeField>
    </I18nProvider>
  )
}

function readClock(value: string): Time | null {
  return /^\d{2}:\d{2}$/.test(value) && value < '24' ? parseTime(value) : null
}
