import type { LucideIcon } from 'lucide-react'
import { type ComponentType, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import './DateWidget.css'
import { type LazyPart, useLazyPart } from './lazyPart'
import { leaveContainment } from './leaveContainment'
import { TextInput } from './TextInput'
import { textOf } from './useTypedText'
import type { WidgetProps } from './widgetProps'

/** What opens beside the text: a calendar, a clock. */
export interface MomentPanelProps {
  /** The field's value; text that is none counts as no value. */
  value: string
  /** Takes the value and leaves the panel open. */
  onChange: (value: string) => void
  /** Takes the value, if one is given, and closes the panel. */
  onDone: (value?: string) => void
}

export interface MomentFieldProps extends WidgetProps {
  panel: LazyPart<ComponentType<MomentPanelProps>>
  openText: string
  icon: LucideIcon
  /** The value as people read it; text that is no such value as it is. */
  show: (value: string) => string
  /** What was typed, as a value; text that can't be read as it is, so that the check refuses it. */
  read: (typed: string) => string
}

/**
 * A day or a time in one line of text, with a panel beside it whose code loads when it is approached. The text is the
 * field: what is half written stays in sight and is refused by name, and it can be written while the panel's code is on
 * its way. What was typed stands as typed until the field is left.
 */
export function MomentField({ panel, openText, icon: Icon, show, read, ...props }: MomentFieldProps) {
  const [open, setOpen] = useState(false)
  const [last, setLast] = useState({ typed: '', value: '' })
  const opener = useRef<HTMLButtonElement>(null)
  const root = useOutsidePress(open, () => setOpen(false))
  const Panel = useLazyPart(panel)
  const value = textOf(props.value)
  const done = (chosen?: string) => {
    if (chosen !== undefined) props.onChange(chosen)
    props.onBlur(props.id, chosen ?? value)
    setOpen(false)
    opener.current?.focus()
  }
  const button = (
    <button
      ref={opener}
      type="button"
      className="fy-icon-button"
      aria-label={openText}
      aria-describedby={props.labelId}
      aria-haspopup="dialog"
      aria-expanded={open}
      disabled={props.disabled}
      onPointerEnter={panel.approach}
      onFocus={panel.approach}
      onClick={() => {
        panel.approach()
        setOpen(!open)
      }}
    >
      <Icon aria-hidden size={20} />
    </button>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its controls leave to it.
    <div
      className="fy-date"
      ref={root}
      onKeyDown={open ? closingByEscape(() => done()) : undefined}
      onBlur={leaving(() => setOpen(false))}
    >
      <TextInput
        autoComplete="off"
        {...props}
        type="text"
        value={value === last.value ? last.typed : show(value)}
        onChange={(typed) => {
          const next = { typed: textOf(typed), value: read(textOf(typed)) }
          setLast(next)
          props.onChange(next.value)
        }}
        onBlur={(id, text) => {
          setLast({ typed: '', value: '' })
          props.onBlur(id, text)
        }}
        after={Panel === 'failed' ? undefined : button}
      />
      {open && Panel && Panel !== 'failed' && (
        <div className="fy-date__popup" role="dialog" aria-label={openText} ref={bringIntoView}>
          <Panel value={value} onChange={props.onChange} onDone={done} />
        </div>
      )}
    </div>
  )
}

function bringIntoView(popup: HTMLElement | null): void {
  leaveContainment(popup)
  popup?.scrollIntoView?.({ block: 'nearest' })
}

function useOutsidePress(open: boolean, close: () => void) {
  const root = useRef<HTMLDivElement>(null)
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!open) return
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) latest.current()
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [open])
  return root
}

function closingByEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // It closes the panel and nothing around it, such as a dialog.
    event.stopPropagation()
    close()
  }
}

function leaving(close: () => void) {
  return (event: FocusEvent) => {
    const next = event.relatedTarget
    if (next instanceof Node && !event.currentTarget.contains(next)) close()
  }
}
