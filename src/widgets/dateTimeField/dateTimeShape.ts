import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { LazyPart } from '../shared/lazyPart'

/** A day or a time, in parts that a person fills in one after the other: day, month, year; hour, minute, half of day. */
export interface DateTimePart {
  sort: 'date' | 'time'
  /** What it is called where the field has another like it. */
  label?: string
}

/** What opens below the field: a calendar. */
export interface CalendarPanelProps {
  /** The field's value; text that is none counts as no value. */
  value: string
  /** Takes the days chosen, and closes the panel. */
  onDone: (days: readonly string[]) => void
}

/** What the kinds of days and times differ in. */
export interface DateTimeShape {
  parts: readonly DateTimePart[]
  /** Between the parts of a value, and between the parts of its text. */
  separator: { value: string; text: string }
  placeholder: string
  /** The type of the browser's one control for all parts; each part has its own where there is none. */
  native?: 'datetime-local'
  /** The value as people read it; text that is no such value as it is. */
  show: (value: string) => string
  /** What was written, as a value; text that can't be read as it is, so that the check refuses it. */
  read: (written: string) => string
  isValue: (text: string) => boolean
  /** The value in words, shown below the field; only kinds with a time have it. */
  describe?: (value: string) => string
  panel?: { part: LazyPart<ComponentType<CalendarPanelProps>>; openText: string; icon: LucideIcon }
}

/** The values of its parts; '' for each where the text is no value of this kind. */
export function partValues(kind: DateTimeShape, value: string): string[] {
  const values = kind.isValue(value) && kind.separator.value ? value.split(kind.separator.value) : [value]
  return kind.parts.map((_, at) => (kind.isValue(value) ? (values[at] ?? '') : ''))
}
