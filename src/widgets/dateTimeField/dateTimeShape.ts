import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { LazyPart } from '../shared/lazyPart'

/** A date or a time within a field, in segments: day, month, year; or hour, minute, AM/PM. */
export interface DateTimePart {
  type: 'date' | 'time'
  /** Accessible name of the part, if the field has several parts of the same type. */
  label?: string
}

/** The props of the calendar that opens below the field. */
export interface CalendarPanelProps {
  /** The field's value; invalid text counts as no value. */
  value: string
  /** Called with the chosen dates; the field then closes the panel. */
  onDone: (days: readonly string[]) => void
}

/** The parts, formats and calendar of one of the date and time kinds. */
export interface DateTimeShape {
  parts: readonly DateTimePart[]
  /** Separators of the parts, in the value and in the displayed text. */
  separator: { value: string; text: string }
  placeholder: string
  /** Formats a value for display. Returns other text unchanged. */
  format: (value: string) => string
  /** Parses typed text into a value. Returns unreadable text unchanged, so that the check rejects it. */
  parse: (text: string) => string
  isValue: (text: string) => boolean
  /** Describes the value in words, shown below the field; only for kinds with a time. */
  describe?: (value: string) => string
  /** The calendar; absent for a time. */
  panel?: { calendar: LazyPart<ComponentType<CalendarPanelProps>>; openLabel: string; icon: LucideIcon }
}

/** Splits a value into the values of its parts; '' for each part if the text is not a valid value. */
export function getPartValues(shape: DateTimeShape, value: string): string[] {
  const values = shape.isValue(value) && shape.separator.value ? value.split(shape.separator.value) : [value]
  return shape.parts.map((_, index) => (shape.isValue(value) ? (values[index] ?? '') : ''))
}

/** Returns the text of each labelled part of the field; a shape without labels has a single text for all parts. */
export function getPartTexts(shape: DateTimeShape, value: string): string[] {
  const text = shape.format(value)
  if (shape.parts.every(({ label }) => label === undefined)) return [text]
  const [first = '', ...others] = text.split(/(?:^|\s)-(?:\s|$)/)
  return [first, others.join(' - ')]
}
