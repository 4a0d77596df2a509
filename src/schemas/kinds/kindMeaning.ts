import type { AnswerSchema } from '../fields/answerSchema'
import { isBlankText } from '../fields/cleanText'
import type { FieldValue } from '../fields/fieldValue'
import type { Option } from '../fields/option'
import type { RuleKind } from '../rules/fieldRule'
import type { KindField } from './kindField'

/** An answer as it travels and is stored: dates DD/MM/YYYY, times h:mm A, booleans Y or N [JD-11]. */
export type Answer = string | string[] | null

/** The answer to a group: one object of answers by field key, or a list of them, in which what is no row stands as it came. */
export type GroupAnswer = { [key: string]: Answer | GroupAnswer } | unknown[]

/** What the values of a kind are: their schema and how they travel. Kinds that differ in little else share it. */
export interface KindValues {
  /** The rule that a field of this kind has unless it names another; the values of 'file' travel as attachments. */
  rule: RuleKind
  /** Most characters unless the field says otherwise; null where characters are not counted. */
  maxlength: number | null
  /** Whether the field has a list to choose from: always, if one is given, or never. */
  options: 'needed' | 'possible' | 'none'
  /** False where nobody sees the field, so that nobody can be asked for its answer. */
  isShown: boolean
  /** Whether an answer is a day, or begins with one, so that bounds of days hold for it. */
  countsDays?: true
  /** The JSON Schema of one answer to this field. */
  schema: (field: KindField) => AnswerSchema
  /** What the field holds before anything is answered. */
  initialValue: (field: KindField) => FieldValue
  isEmpty: (value: FieldValue) => boolean
  /** Normalises a text that was typed, posted or sent; without it the text is kept as it is. */
  clean?: ((text: string) => string) | undefined
  /** Value → answer that travels. */
  format: (value: FieldValue) => Answer
  /** Answer → value; what can't be read is returned as it came, so that the schema refuses it. */
  parse: (answer: unknown) => unknown
  /**
   * The texts that a page without scripts posts for the field → value; the first of them unless the kind says otherwise.
   * What can't be read is passed on as it came.
   */
  readPlain?: (texts: readonly string[], choices: readonly Option[]) => FieldValue
  /** The answer as a person reads it. */
  display: (value: FieldValue, options: readonly Option[]) => string
}

/** A field kind, told once: all that is to be known of it but how it looks, which is its widget's affair. */
export interface KindMeaning extends KindValues {
  /** What the SuperUser chooses it by for an account's own field. */
  name: string
  /** What a screening question asks it by. */
  controlType: string
  /** An answer that passes where these are the options: what the demo and the tests give. */
  sample: (options: readonly Option[]) => FieldValue
}

export function isBlank(value: FieldValue): boolean {
  return value === undefined || value === null || (typeof value === 'string' && isBlankText(value))
}

export function asText(value: FieldValue): string {
  return typeof value === 'string' ? value : ''
}
