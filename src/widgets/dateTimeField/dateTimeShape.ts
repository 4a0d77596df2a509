import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { LazyPart } from '../shared/lazyPart'

/** A date or a time within a field, in segments: day, month, year; or hour, minute, AM/PM. */
export interface DateTimePart {
  sort: 'date' | 'time'
  /** Accessible name of the part, if the field has several parts of the same sort. */
  label?: string
}

/** The props of the calendar that opens below the field. */
export interface CalendarPanelProps {
  /** The field's value; invalid text counts as no value. */
  value: string
  /** Called with the chosen dates; the field then closes the panel. */
  onDone: (days: readonly string[]) => void
}

/** The differences between the date and time kinds. */
export interface DateTimeShape {
  parts: readonly DateTimePart[]
  /** Separators of the parts, in the value and in the displayed text. */
  separator: { value: string; text: string }
  placeholder: string
  /** Formats a value for display. Returns other text unchanged. */
  show: (value: string) => string
  /** Parses typed text into a value. Returns unreadable text unchanged, so that the check rejects it. */
  read: (text: string) => string
  isValue: (text: string) => boolean
  /** Describes the value in words, shown below the field; only for kinds with a time. */
  describe?: (value: string) => string
  panel?: { part: LazyPart<ComponentType<CalendarPanelProps>>; openLabel: string; icon: LucideIcon }
}

/** Splits a value into the values of its parts; '' for each part if the text is not a valid value. */
export function getPartValues(kind: DateTimeShape, value: string): string[] {
  const values = kind.isValue(value) && kind.separator.value ? value.split(kind.separator.value) : [value]
  return kind.parts.map((_, index) => (kind.isValue(value) ? (values[index] ?? '') : ''))
}

/** Returns the text of each labelled part of the field; a kind without labels has a single text for all parts. */
export function getPartTexts(kind: DateTimeShape, value: string): string[] {
  const text = kind.show(value)
  if (kind.parts.every(({ label }) => label === undefined)) return [text]
  const [first = '', ...others] = text.split(/(?:^|\s)-(?:\s|$)/)
  return [first, others.join(' - ')]
}
