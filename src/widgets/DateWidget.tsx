import { CalendarDays } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatAnswerDate } from '../schemas/kinds/wallTime'
import { dateTexts } from '../texts/form'
import './DateWidget.css'
import { lazyPart, useLazyPart } from './lazyPart'
import { leaveContainment } from './leaveContainment'
import { readDate } from './readMoment'
import { TextInput } from './TextInput'
import { textOf } from './useTypedText'
import type { WidgetProps } from './widgetProps'

const calendar = lazyPart(() => import('./calendar/CalendarPanel').then((module) => module.CalendarPanel))

/**
 * A day [FK-11]; the value is 'YYYY-MM-DD', people write dd/mm/yyyy [FK-24] or, on a phone's digits, ddmmyyyy. A text
 * field, since that is what a birthday is quickest in, with a calendar beside it whose code loads when it is approached.
 */
export function DateWidget(props: WidgetProps) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const Panel = useLazyPart(calendar)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const choose = (value: string) => {
    props.onChange(value)
    props.onBlur(props.id, value)
    close()
  }
  useEffect(() => {
    if (!open) return
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [open])
  const button = (
    <button
      ref={opener}
      type="button"
      className="fy-icon-button"
      aria-label={dateTexts.open}
      aria-describedby={props.labelId}
      aria-haspopup="dialog"
      aria-expanded={open}
      disabled={props.disabled}
      onPointerEnter={calendar.approach}
      onFocus={calendar.approach}
      onClick={() => {
        calendar.approach()
        setOpen(!open)
      }}
    >
      <CalendarDays aria-hidden size={20} />
    </button>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its controls leave to it.
    <div
      className="fy-date"
      ref={root}
      onKeyDown={open ? closeByEscape(close) : undefined}
      onBlur={leaving(setOpen)}
    >
      <TextInput
        autoComplete="off"
        {...props}
        type="text"
        inputMode="numeric"
        placeholder={dateTexts.pattern}
        value={formatAnswerDate(textOf(props.value))}
        onChange={(typed) => props.onChange(readDate(textOf(typed)))}
        after={Panel === 'failed' ? undefined : button}
      />
      {open && Panel && Panel !== 'failed' && (
        <div className="fy-date__popup" ref={settle} role="dialog" aria-label={dateTexts.open}>
          <Panel value={textOf(props.value)} onChoose={choose} />
        </div>
      )}
    </div>
  )
}

function settle(popup: HTMLElement | null): void {
  leaveContainment(popup)
  popup?.scrollIntoView?.({ block: 'nearest' })
}

function closeByEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // It closes the calendar and nothing around it, such as a dialog.
    event.stopPropagation()
    close()
  }
}

function leaving(setOpen: (open: boolean) => void) {
  return (event: FocusEvent) => {
    const next = event.relatedTarget
    if (next instanceof Node && !event.currentTarget.contains(next)) setOpen(false)
  }
}
