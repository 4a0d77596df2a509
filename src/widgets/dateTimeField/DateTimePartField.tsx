import {
  type CalendarDate,
  parseDate,
  parseTime,
  type Time,
  toCalendarDateTime,
  today,
} from '@internationalized/date'
import { type RefObject, use, useLayoutEffect, useRef } from 'react'
import {
  DateField,
  DateFieldStateContext,
  DateInput,
  type DateInputProps,
  DateSegment,
} from 'react-aria-components/DateField'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { TimeField, TimeFieldStateContext } from 'react-aria-components/TimeField'
import { isLocalDate, isLocalTime } from '../../schemas/fields/formats'
import { getCurrentLanguage } from '../../texts/language/language'
import { isInvalid, type WidgetProps } from '../shared/widgetProps'
import type { DateTimePart } from './dateTimeShape'
import { type TimeKeys, useTimeKeys } from './useTimeKeys'

export type PartValue = CalendarDate | Time | null

export interface DateTimePartFieldProps {
  part: DateTimePart
  field: WidgetProps
  /** The last complete value; react-aria keeps partially filled segments separately. */
  value: PartValue
  onValue: (value: PartValue) => void
  /** Called with the displayed text; '' if no segment is filled in. */
  onText: (text: string) => void
  /** The typed keys of a time, see `TimeKeys`. */
  keys: TimeKeys
  /** Called with typed text that is not a time. */
  onInvalidTime: (text: string) => void
  /** Separator text before the part; '' for none. */
  separator: string
}

/** One date or one time of a field. */
export function DateTimePartField(props: DateTimePartFieldProps) {
  const { part, field, value, onValue, onText, separator } = props
  const segments = useRef<HTMLDivElement>(null)
  const common = {
    className: 'fy-segments__part fy-row',
    ...(field.labelId ? { 'aria-labelledby': field.labelId } : {}),
    ...(part.label ? { 'aria-label': part.label } : {}),
    ...(field.describedBy ? { 'aria-describedby': field.describedBy } : {}),
    isDisabled: field.disabled ?? false,
    isRequired: field.required ?? false,
    isInvalid: isInvalid(field),
    validationBehavior: 'aria',
  } as const
  const input = (
    <>
      {separator && (
        <span className="fy-segments__between" aria-hidden="true">
          {separator}
        </span>
      )}
      <DateInput
        ref={segments}
        className="fy-segments__input fy-row"
        {...(part.label ? {} : presentationProps)}
      >
        {(segment) => (
          <I18nProvider locale={getNameLocale(segment.type)}>
            <DateSegment className="fy-segment" segment={segment} />
          </I18nProvider>
        )}
      </DateInput>
      <PartTextReporter onText={onText} />
      {part.type === 'time' && (
        <TimeKeysHandler segments={segments} keys={props.keys} onInvalidTime={props.onInvalidTime} />
      )}
    </>
  )
  return part.type === 'date' ? (
    <DateField
      {...common}
      granularity="day"
      shouldForceLeadingZeros
      value={value as CalendarDate | null}
      onChange={onValue}
    >
      {input}
    </DateField>
  ) : (
    <TimeField
      {...common}
      granularity="minute"
      hourCycle={12}
      value={value as Time | null}
      onChange={onValue}
    >
      {input}
    </TimeField>
  )
}

/**
 * Returns the locale that names a segment for screen readers. AM and PM are typed in English, so their segment keeps
 * the locale of the field.
 */
function getNameLocale(type: string): string {
  const language = getCurrentLanguage()
  return type === 'dayPeriod' || language === 'en' ? 'en-AU' : `${language}-u-nu-latn`
}

/**
 * Suppresses the inner group's role and name: the field has its own group, and screen readers would announce the name
 * twice.
 */
const presentationProps: Partial<DateInputProps & { role: 'presentation' }> = {
  role: 'presentation',
  render: ({ 'aria-labelledby': _, ...props }) => <div {...props} />,
}

interface TimeKeysHandlerProps extends Pick<DateTimePartFieldProps, 'keys' | 'onInvalidTime'> {
  segments: RefObject<HTMLElement | null>
}

/** Fills the surrounding segments with a time that was typed as a whole. */
function TimeKeysHandler({ segments, keys, onInvalidTime }: TimeKeysHandlerProps) {
  const state = use(TimeFieldStateContext)
  useTimeKeys(segments, keys, {
    onTime: (time) => state?.setValue(toCalendarDateTime(today('UTC'), time)),
    onInvalidTime,
  })
  return null
}

/** Reports the text that the segments show, complete or not. */
function PartTextReporter({ onText }: { onText: (text: string) => void }) {
  const day = use(DateFieldStateContext)
  const time = use(TimeFieldStateContext)
  const state = day ?? time
  const latest = useRef(onText)
  const segments = state?.segments ?? []
  const text = segments.some((segment) => segment.isEditable && !segment.isPlaceholder)
    ? segments
        .map(getSegmentText)
        .join('')
        .replace(/[\u2066\u2069]/g, '')
        .replace(/\u202f/g, ' ')
    : ''
  // On blur, react-aria would correct 31/02 to 29/02. Keep the typed date, so that the check rejects it.
  if (state) state.confirmPlaceholder = () => undefined
  useLayoutEffect(() => {
    latest.current = onText
  })
  useLayoutEffect(() => latest.current(text), [text])
  return null
}

function getSegmentText(segment: { type: string; text: string; isPlaceholder: boolean }): string {
  return segment.isPlaceholder && segment.type === 'dayPeriod' ? '––' : segment.text
}

/** Parses a part's value for react-aria; null if the text is not a valid value. */
export function parsePartValue(type: DateTimePart['type'], value: string): PartValue {
  if (type === 'time') return isLocalTime(value) ? parseTime(value) : null
  return isLocalDate(value) ? parseDate(value) : null
}
