import { type FocusEvent, use, useEffect, useRef, useState } from 'react'
import { formatAnswerDate } from '../../schemas/kinds/wallTime'
import { ltrHere } from '../../texts/language'
import { afterFirstTouch } from '../afterFirstTouch'
import { lazyPart, useLazyPart } from '../lazyPart'
import { PlainForm, usePlainControl } from '../PlainForm'
import { textOf } from '../textInput/useTypedText'
import type { WidgetProps } from '../widgetProps'
import './MomentField.css'
// With the form's own styles: a file of its own would be one request more.
import './MomentSegments.css'
import { MomentPopup } from './MomentPopup'
import { MomentText } from './MomentText'
import { momentOpener } from './momentOpener'
import type { MomentShape } from './momentShape'
import { PlainMoment } from './PlainMoment'
import type { SegmentsHandle } from './segmentsHandle'

const segments = lazyPart(() => import('./MomentSegments').then((module) => module.MomentSegments))

export interface MomentFieldProps extends WidgetProps {
  kind: MomentShape
}

/**
 * A day or a time, filled in segment by segment; react-aria's code for that loads as soon as a form shows such a field, of
 * a form that a server wrote once somebody touches it. Until it is there, where it can't be had, and for a value that is none, the field is a line of text, read leniently:
 * it can be answered from the first moment, and is never swapped while somebody writes in it. On a plain form it is the
 * browser's own control.
 */
export function MomentField({ kind, ...field }: MomentFieldProps) {
  const isPlain = usePlainControl(field.id)
  const value = textOf(field.value)
  const Segments = useLazyPart(segments)
  const [own, setOwn] = useState('')
  const [writing, setWriting] = useState(false)
  const [open, setOpen] = useState(false)
  const handle = useRef<SegmentsHandle>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [wasPlain] = useState(use(PlainForm))
  useEffect(() => {
    if (wasPlain) return afterFirstTouch(segments.approach)
    segments.approach()
    return undefined
  }, [wasPlain])
  if (isPlain) return <PlainMoment {...field} kind={kind} />
  const readable = value === '' || value === own || kind.isValue(value)
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
    if (!isWhole && handle.current?.goOn()) return
    opener.current?.focus()
    if (isWhole) field.onBlur(field.id, value)
  }
  // Null, not undefined: the text stands in the same place with the button and without, so nothing written is lost.
  const button =
    Segments === 'failed' && kind.panel
      ? null
      : momentOpener({ kind, field, ref: opener, open, onPress: () => setOpen(!open) })
  const leave = (event: FocusEvent) => {
    const next = event.relatedTarget
    if (next instanceof Node && event.currentTarget.contains(next)) return
    if (next) setOpen(false)
    setWriting(false)
    if (Parts) field.onBlur(field.id, value)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its controls leave to it.
    <div className="fy-moment" dir={ltrHere()} data-parts={kind.parts.length} onBlur={leave}>
      {Parts ? (
        <Parts
          field={field}
          kind={kind}
          handle={handle}
          after={button}
          onOpen={() => setOpen(kind.panel !== undefined)}
          onValue={(next) => {
            setOwn(next)
            field.onChange(next)
          }}
        />
      ) : (
        <MomentText {...field} kind={kind} after={button} onWriting={() => setWriting(true)} />
      )}
      {open && kind.panel && (
        <MomentPopup panel={kind.panel} value={value} onDone={choose} onClose={close} onAside={setOpen} />
      )}
    </div>
  )
}
