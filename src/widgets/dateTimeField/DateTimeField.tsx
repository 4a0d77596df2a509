import '../textInput/TextInput.css'
import './DateTimeField.css'
import { type FocusEvent, type ReactNode, type Ref, use, useEffect, useRef, useState } from 'react'
import { formatAnswerDate } from '../../schemas/dateTime/answerDateTime'
import { toText } from '../../schemas/kinds/kindTraits'
import { getLtrDirection } from '../../texts/language/language'
import { dateTexts } from '../../texts/public/form.texts'
import { createLazyPart, useLazyPart } from '../shared/lazyPart'
import { runAfterFirstTouch } from '../shared/runAfterFirstTouch'
import { NoScriptForm, useNoScriptControl } from '../shared/widgetContexts'
import { isInvalid, type WidgetProps } from '../shared/widgetProps'
import { TextInput } from '../textInput/TextInput'
import { DateTimePopup } from './DateTimePopup'
import type { SegmentsHandle } from './DateTimeSegments'
import { type DateTimeShape, getPartTexts } from './dateTimeShape'

// The style sheet of the segments is imported here and not with their code: a separate file would cost another request.

const segments = createLazyPart(() => import('./DateTimeSegments').then((module) => module.DateTimeSegments))

interface DateTimeFieldProps extends WidgetProps {
  shape: DateTimeShape
}

/**
 * A date or time that is filled in segment by segment. react-aria's code for the segments loads when a form first
 * shows such a field, or after the first interaction with a server-rendered form. Before it is loaded, if it cannot
 * be loaded, and for an invalid value that the segments cannot show, the field is a text input that is parsed
 * leniently. The text input is usable at once and is never replaced while the user writes in it. A no-script form
 * uses native controls.
 */
export function DateTimeField({ shape, ...field }: DateTimeFieldProps) {
  const isNoScript = useNoScriptControl(field.id)
  const value = toText(field.value)
  const Segments = useLazyPart(segments)
  const [emittedValue, setEmittedValue] = useState('')
  const [isInputFocused, setInputFocused] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const handle = useRef<SegmentsHandle>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [wasNoScript] = useState(use(NoScriptForm))
  useEffect(() => {
    if (wasNoScript) return runAfterFirstTouch(segments.preload)
    segments.preload()
    return undefined
  }, [wasNoScript])
  if (isNoScript) return <NoScriptDateTime {...field} shape={shape} />
  const canShowInSegments = value === '' || value === emittedValue || shape.isValue(value)
  const ShownSegments = Segments === 'failed' || isInputFocused || !canShowInSegments ? null : Segments
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const applyDates = (days: readonly string[]) => {
    const isComplete = days.length === shape.parts.length
    if (isComplete) field.onChange(days.join(shape.separator.value))
    else if (handle.current) handle.current.fillDates(days)
    else field.onChange(days.map(formatAnswerDate).join(shape.separator.text))
    setOpen(false)
    if (!isComplete && handle.current?.focusEmptySegment()) return
    opener.current?.focus()
    if (isComplete) field.onBlur(field.id, value)
  }
  // Null, not undefined: `TextInput` then keeps its wrapper, so React keeps the input and its text when the button
  // goes.
  const button =
    Segments === 'failed' && shape.panel
      ? null
      : renderCalendarOpener({ shape, field, ref: opener, isOpen, onPress: () => setOpen(!isOpen) })
  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget
    if (next instanceof Node && event.currentTarget.contains(next)) return
    if (next) setOpen(false)
    setInputFocused(false)
    if (ShownSegments) field.onBlur(field.id, value)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events that its controls do not handle.
    <div className="fy-moment" dir={getLtrDirection()} data-parts={shape.parts.length} onBlur={onBlur}>
      {ShownSegments ? (
        <ShownSegments
          field={field}
          shape={shape}
          handle={handle}
          suffix={button}
          onOpen={() => setOpen(shape.panel !== undefined)}
          onValue={(next) => {
            setEmittedValue(next)
            field.onChange(next)
          }}
        />
      ) : (
        <DateTimeText {...field} shape={shape} suffix={button} onInputFocus={() => setInputFocused(true)} />
      )}
      {shape.describe && shape.isValue(value) && (
        <p className="fy-moment__words fy-note" aria-live="polite">
          {shape.describe(value)}
        </p>
      )}
      {isOpen && shape.panel && (
        <DateTimePopup
          panel={shape.panel}
          value={value}
          onDone={applyDates}
          onClose={close}
          onPressOutside={setOpen}
        />
      )}
    </div>
  )
}

interface CalendarOpenerProps {
  shape: DateTimeShape
  field: WidgetProps
  ref: Ref<HTMLButtonElement>
  isOpen: boolean
  onPress: () => void
}

/** Returns the button that opens a field's calendar; undefined for a shape without a calendar. */
function renderCalendarOpener({ shape, field, ref, isOpen, onPress }: CalendarOpenerProps): ReactNode {
  if (!shape.panel) return undefined
  const { calendar, openLabel, icon: Icon } = shape.panel
  return (
    <button
      ref={ref}
      type="button"
      className="fy-icon-button fy-center fy-rounded fy-bare"
      aria-label={openLabel}
      aria-describedby={field.labelId}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      disabled={field.disabled}
      onPointerEnter={calendar.preload}
      onFocus={calendar.preload}
      onClick={() => {
        calendar.preload()
        onPress()
      }}
    >
      <Icon aria-hidden size={20} />
    </button>
  )
}

interface DateTimeTextProps extends WidgetProps {
  shape: DateTimeShape
  suffix: ReactNode
  /** Called when the text input receives the focus. */
  onInputFocus: () => void
}

/** A date or time in a single text input. It shows the text as typed until blur, and the parsed value after that. */
function DateTimeText({ shape, onInputFocus, ...props }: DateTimeTextProps) {
  const [last, setLast] = useState({ typedText: '', value: '' })
  const value = toText(props.value)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus bubbles up from the input inside.
    <div onFocus={(event) => event.target instanceof HTMLInputElement && onInputFocus()}>
      <TextInput
        autoComplete="off"
        placeholder={shape.placeholder}
        {...props}
        type="text"
        inputMode={shape.parts.length === 1 && shape.panel ? 'numeric' : 'text'}
        labelledBy={props.labelId}
        value={value === last.value ? last.typedText : shape.format(value)}
        onChange={(text) => {
          const next = { typedText: toText(text), value: shape.parse(toText(text)) }
          setLast(next)
          props.onChange(next.value)
        }}
        onBlur={(id, text) => {
          setLast({ typedText: '', value: '' })
          props.onBlur(id, text)
        }}
      />
    </div>
  )
}

/**
 * Text inputs for a date or time, one for each labelled part. A native date input would submit nothing for a day that
 * does not exist, such as 31 April, and would show days in the browser's format instead of the page's.
 */
function NoScriptDateTime({ shape, ...field }: WidgetProps & { shape: DateTimeShape }) {
  const texts = getPartTexts(shape, toText(field.value))
  const isSingle = texts.length === 1
  const isNumeric = shape.parts.every(({ type }) => type === 'date')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need the label to be its first child.
    <div
      id={field.id}
      className="fy-moment-plain fy-wrap fy-gap-2"
      role="group"
      aria-labelledby={field.labelId}
    >
      {texts.map((text, index) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change.
          key={index}
          className="fy-input"
          type="text"
          inputMode={isNumeric ? 'numeric' : 'text'}
          autoComplete="off"
          placeholder={isSingle ? shape.placeholder : dateTexts.pattern}
          name={field.name}
          defaultValue={text}
          disabled={field.disabled}
          aria-label={isSingle ? undefined : shape.parts[index]?.label}
          aria-labelledby={isSingle ? field.labelId : undefined}
          aria-required={field.required || undefined}
          aria-invalid={isInvalid(field) || undefined}
          aria-describedby={field.describedBy}
          onChange={({ currentTarget: { parentElement: group } }) => field.onChange(readInputs(shape, group))}
        />
      ))}
    </div>
  )
}

/** Returns the value of all inputs of the field; the joined text if it is not a valid value. */
function readInputs(shape: DateTimeShape, group: HTMLElement | null): string {
  const texts = [...(group?.querySelectorAll('input') ?? [])].map((input) => input.value)
  return texts.every((text) => text === '') ? '' : shape.parse(texts.join(shape.separator.text))
}
