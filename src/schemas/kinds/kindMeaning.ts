import type { FieldValue } from '../fieldValue'
import type { LeafSchema } from '../leafSchema'
import type { RuleKind } from '../rules/fieldRule'
import type { Option } from '../vacancy'
import type { KindField } from './kindField'

/** An answer as it travels and is stored: dates DD/MM/YYYY, times h:mm A, booleans Y or N [JD-11]. */
export type Answer = string | string[] | null

/** What a field kind means: its values, their schema and how they travel. How it looks is its widget's affair. */
export interface KindMeaning {
  /** The rule that a field of this kind has unless it names another. */
  rule: RuleKind
  /** Most characters unless the field says otherwise; null where characters are not counted. */
  maxlength: number | null
  /** The JSON Schema of one answer to this field. */
  schema: (field: KindField) => LeafSchema
  /** What the field holds before anything is answered. */
  initialValue: (field: KindField) => FieldValue
  isEmpty: (value: FieldValue) => boolean
  /** Value → answer that travels. */
  format: (value: FieldValue) => Answer
  /** Answer → value; what can't be read is returned as it came, so that the schema refuses it. */
  parse: (answer: unknown) => unknown
  /** The answer as a person reads it. */
  display: (value: FieldValue, options: readonly Option[]) => string
}

export function isBlank(value: FieldValue): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

export function asText(value: FieldValue): string {
  return typeof value === 'string' ? value : ''
}
