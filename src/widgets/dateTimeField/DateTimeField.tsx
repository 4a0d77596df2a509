import { type FocusEvent, use, useEffect, useRef, useState } from 'react'
import { formatAnswerDate } from '../../schemas/dateTime/answerDateTime'
import { getLtrDirection } from '../../texts/language/language'
import { lazyPart, useLazyPart } from '../shared/lazyPart'
import { NoScriptForm, useNoScriptControl } from '../shared/NoScriptForm'
import { runAfterFirstTouch } from '../shared/runAfterFirstTouch'
import type { WidgetProps } from '../shared/widgetProps'
import { getText } from '../textInput/useTypedText'
import './DateTimeField.css'
// These styles are in the form's style sheet, because a separate file would cost another request.
import './DateTimeSegments.css'
import { calendarOpener } from './calendarOpener'
import { DateTimePopup } from './DateTimePopup'
import { DateTimeText } from './DateTimeText'
import type { DateTimeShape } from './dateTimeShape'
import { NoScriptDateTime } from './NoScriptDateTime'
import type { SegmentsHandle } from './segmentsHandle'

const segments = lazyPart(() => import('./DateTimeSegments').then((module) => module.DateTimeSegments))

export interface DateTimeFieldProps extends WidgetProps {
  kind: DateTimeShape
}

/**
 * A date or time that is filled in segment by segment. react-aria's code for the segments loads when a form first
 * shows such a field, or after the first interaction with a server-rendered form. Before it is loaded, if it cannot
 * be loaded, and for an invalid value, the field is a text input that is parsed leniently. The text input is usable
 * at once and is never replaced while the user writes in it. A no-script form uses native controls.
 */
export function DateTimeField({ kind, ...field }: DateTimeFieldProps) {
  const isPlain = useNoScriptControl(field.id)
  const value = getText(field.value)
  const Segments = useLazyPart(segments)
  const [emittedValue, setEmittedValue] = useState('')
  const [writing, setWriting] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const handle = useRef<SegmentsHandle>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [wasPlain] = useState(use(NoScriptForm))
  useEffect(() => {
    if (wasPlain) return runAfterFirstTouch(segments.approach)
    segments.approach()
    return undefined
  }, [wasPlain])
  if (isPlain) return <NoScriptDateTime {...field} kind={kind} />
  const readable = value === '' || value === emittedValue || kind.isValue(value)
  const Parts = Segments === 'failed' || writing || !readable ? null : Segments
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const choose = (days: readonly string[]) => {
    const isWhole = days.length === kind.parts.length
    if (isWhole) field.onChange(days.join(kind.separator.value))
    else if (handle.current) handle.current.choose(days)
    else field.onChange(days.map(formatAnswerDate).join(kind.separator.text))
    setOpen(false)
    if (!isWhole && handle.current?.focusNext()) return
    opener.current?.focus()
    if (isWhole) field.onBlur(field.id, value)
  }
  // Null, not undefined: `TextInput` then keeps its wrapper, so React keeps the input and its text when the button
  // goes.
  const button =
    Segments === 'failed' && kind.panel
      ? null
      : calendarOpener({ kind, field, ref: opener, open: isOpen, onPress: () => setOpen(!isOpen) })
  const leave = (event: FocusEvent) => {
    const next = event.relatedTarget
    if (next instanceof Node && event.currentTarget.contains(next)) return
    if (next) setOpen(false)
    setWriting(false)
    if (Parts) field.onBlur(field.id, value)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its controls leave to it.
    <div className="fy-moment" dir={getLtrDirection()} data-parts={kind.parts.length} onBlur={leave}>
      {Parts ? (
        <Parts
          field={field}
          kind={kind}
          handle={handle}
          after={button}
          onOpen={() => setOpen(kind.panel !== undefined)}
          onValue={(next) => {
            setEmittedValue(next)
            field.onChange(next)
          }}
        />
      ) : (
        <DateTimeText {...field} kind={kind} after={button} onWriting={() => setWriting(true)} />
      )}
      {kind.describe && kind.isValue(value) && (
        <p className="fy-moment__words" aria-live="polite">
          {kind.describe(value)}
        </p>
      )}
      {isOpen && kind.panel && (
        <DateTimePopup panel={kind.panel} value={value} onDone={choose} onClose={close} onAside={setOpen} />
      )}
    </div>
  )
}
