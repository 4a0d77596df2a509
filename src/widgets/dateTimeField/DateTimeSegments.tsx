import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { flushSync } from 'react-dom'
import { formatAnswerDate, formatAnswerTime } from '../../schemas/dateTime/answerDateTime'
import { toText } from '../../schemas/kinds/kindTraits'
import { dateTimePartTexts } from '../../texts/public/form.texts'
import { isInvalid, type WidgetProps } from '../shared/widgetProps'
import { DateTimePartField, type PartValue, parsePartValue } from './DateTimePartField'
import { type DateTimeShape, getPartValues } from './dateTimeShape'
import { preventPressableStyle } from './preventPressableStyle'
import { findEmptySegment, focusAfterYear, focusSegment, handleSegmentKeys } from './segmentKeys'
import { recordTimeKey } from './useTimeKeys'

/** Functions through which a field controls its segments. */
export interface SegmentsHandle {
  /** Fills the date parts in order and leaves the other parts unchanged. */
  fillDates: (days: readonly string[]) => void
  /** Focuses the first segment that is not filled in; returns false if all are. */
  focusEmptySegment: () => boolean
}

interface Parts {
  values: readonly PartValue[]
  /** Displayed text of each part; '' while nothing is filled in. */
  texts: readonly string[]
  /** Incremented when the parts are cleared, so that react-aria's partially filled fields are remounted. */
  resetCount: number
}

/**
 * State of a field's parts: the last complete value and the displayed text of each. A new `value` from outside
 * resets both.
 */
function useDateTimeParts(shape: DateTimeShape, value: string, onValue: (value: string) => void) {
  const [emittedValue, setEmittedValue] = useState(value)
  const [parts, setParts] = useState<Parts>(() => ({ ...createParts(shape, value), resetCount: 0 }))
  if (value !== emittedValue) {
    setEmittedValue(value)
    setParts((current) => ({
      ...createParts(shape, value),
      resetCount: current.resetCount + (value === '' ? 1 : 0),
    }))
  }
  const { texts } = parts
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the displayed texts change.
  useLayoutEffect(() => {
    const next = joinParts(shape, texts)
    if (next === emittedValue) return
    setEmittedValue(next)
    onValue(next)
  }, [texts])
  return {
    ...parts,
    setPartValue: (index: number, partValue: PartValue) =>
      setParts((current) => ({ ...current, values: current.values.with(index, partValue) })),
    setPartText: (index: number, text: string) =>
      setParts((current) =>
        current.texts[index] === text ? current : { ...current, texts: current.texts.with(index, text) },
      ),
    fillDates: (days: readonly string[]) =>
      setParts((current) => ({
        ...current,
        values: current.values.map((partValue, index) =>
          days[index] ? parsePartValue('date', days[index]) : partValue,
        ),
      })),
    clear: () => setParts((current) => ({ ...createParts(shape, ''), resetCount: current.resetCount + 1 })),
  }
}

function createParts(shape: DateTimeShape, value: string): Omit<Parts, 'resetCount'> {
  const answers = getPartValues(shape, value)
  return {
    values: shape.parts.map(({ type }, index) => parsePartValue(type, answers[index] ?? '')),
    texts: shape.parts.map(({ type }, index) => formatPart[type](answers[index] ?? '')),
  }
}

const formatPart = { date: formatAnswerDate, time: formatAnswerTime }

/** Returns the value of the parts; their joined text while a part is missing or invalid. */
function joinParts(shape: DateTimeShape, texts: readonly string[]): string {
  return texts.every((text) => text === '') ? '' : shape.parse(joinPartTexts(shape, texts))
}

/** Returns the joined text of the parts, with a placeholder for each empty part. */
function joinPartTexts(shape: DateTimeShape, texts: readonly string[]): string {
  const blankTexts = shape.parts.map(({ type }) => dateTimePartTexts.blank[type])
  return texts.map((text, index) => text || blankTexts[index]).join(shape.separator.text)
}

preventPressableStyle()

interface DateTimeSegmentsProps {
  field: WidgetProps
  shape: DateTimeShape
  handle: Ref<SegmentsHandle>
  /** The button that opens the calendar, if the field has one. */
  suffix: ReactNode
  onOpen: () => void
  /** Called with the value or, while the field is incomplete, with its text, which the check rejects. */
  onValue: (value: string) => void
}

/**
 * A date or time as react-aria segments, each a spin button, in en-AU with a 12-hour clock [FK-24]. The text of a
 * partially filled field ('12/mm/yyyy') becomes its value, so that the check rejects it instead of losing it.
 */
export function DateTimeSegments({ field, shape, handle, suffix, onOpen, onValue }: DateTimeSegmentsProps) {
  const root = useRef<HTMLDivElement>(null)
  const keys = useRef('')
  const value = toText(field.value)
  const parts = useDateTimeParts(shape, value, onValue)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the displayed texts change.
  useLayoutEffect(() => focusAfterYear(root.current), [parts.texts])
  useImperativeHandle(handle, () => ({
    // Render synchronously, because `focusEmptySegment` then looks for the first empty segment.
    fillDates: (days) => flushSync(() => parts.fillDates(days)),
    focusEmptySegment: () => findEmptySegment(root.current) !== null && focusSegment(root.current),
  }))
  const isSet = parts.texts.some((text) => text !== '')
  const clear = () => {
    // Clearing creates new segment elements; render them before focusing one.
    flushSync(parts.clear)
    root.current?.querySelector<HTMLElement>('.fy-segment[tabindex]')?.focus()
  }
  const commitText = (text: string) => {
    field.onChange(text)
    if (!shape.isValue(text)) field.onBlur(field.id, text)
  }
  const submit = () => {
    if (field.options.allowEnterSubmit !== false) root.current?.closest('form')?.requestSubmit()
  }
  return (
    <I18nProvider locale="en-AU">
      <div className="fy-control">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need the label to be its first child. */}
        <div
          ref={root}
          id={field.id}
          className="fy-input fy-segments fy-cluster"
          role="group"
          aria-labelledby={field.labelId}
          aria-describedby={field.describedBy}
          aria-invalid={isInvalid(field) || undefined}
          aria-disabled={field.disabled || undefined}
          data-button={suffix !== undefined || undefined}
          data-filled={isSet || undefined}
          onKeyDownCapture={(event) => {
            recordTimeKey(keys, event.key)
            handleSegmentKeys(event, { onOpen, submit })
          }}
          onPointerDown={(event) => {
            keys.current = ''
            if (event.target !== event.currentTarget || field.disabled) return
            event.preventDefault()
            focusSegment(root.current)
          }}
          onPaste={(event) => {
            event.preventDefault()
            const text = event.clipboardData.getData('text').trim()
            const pastedValue = shape.isValue(text) ? text : shape.parse(text)
            keys.current = ''
            // Pasted text that is not a valid value is shown as text and rejected by the check.
            if (text !== '' && !field.disabled) commitText(pastedValue)
          }}
          onCopy={(event) => {
            event.preventDefault()
            event.clipboardData.setData('text/plain', shape.format(value))
          }}
        >
          {shape.parts.map((part, index) => (
            <DateTimePartField
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change; a new `resetCount` remounts them.
              key={`${parts.resetCount} ${index}`}
              part={part}
              field={field}
              value={parts.values[index] ?? null}
              onValue={(partValue) => parts.setPartValue(index, partValue)}
              onText={(text) => parts.setPartText(index, text)}
              keys={keys}
              onInvalidTime={(typedText) =>
                commitText(joinPartTexts(shape, parts.texts.with(index, typedText)))
              }
              separator={index > 0 ? shape.separator.text : ''}
            />
          ))}
          <input
            type="hidden"
            name={field.name}
            value={value}
            disabled={field.disabled}
            aria-describedby={field.describedBy}
          />
        </div>
        {isSet && !field.disabled && (
          <button
            type="button"
            className="fy-segments__clear fy-center fy-bare fy-soft"
            data-button={suffix !== undefined || undefined}
            tabIndex={-1}
            aria-label={dateTimePartTexts.clear(field.label)}
            onClick={clear}
          />
        )}
        {suffix}
      </div>
    </I18nProvider>
  )
}
