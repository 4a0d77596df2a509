import type { AnswerSchema } from '../fields/answerSchema'
import { isBlankText } from '../fields/cleanText'
import type { FieldValue } from '../fields/fieldValue'
import type { Option } from '../fields/option'
import type { RuleKind } from '../rules/fieldRule'
import type { KindField } from './kindField'

/** An answer as it is transmitted and stored: dates DD/MM/YYYY, times h:mm A, booleans Y or N [JD-11]. */
export type Answer = string | string[] | null

/**
 * The answer to a group: an object of answers by field key, or a list of such objects. Invalid rows are passed
 * through unchanged.
 */
export type GroupAnswer = { [key: string]: Answer | GroupAnswer } | unknown[]

/** How the values of a kind are validated, normalised and serialised. Similar kinds share these properties. */
export interface KindValues {
  /** The default rule of fields of this kind. Values of the rule 'file' are transmitted as attachments. */
  rule: RuleKind
  /** The default maximum length in characters; null if the length is not limited. */
  maxlength: number | null
  /** Whether fields of this kind have a list of options: always, optionally, or never. */
  options: 'needed' | 'possible' | 'none'
  /** False if the field is invisible, so that it must not be required. */
  isShown: boolean
  /** Whether an answer is a day or begins with one, so that day bounds apply. */
  isDayBased?: true
  /** Returns the JSON Schema of one answer to the field. */
  schema: (field: KindField) => AnswerSchema
  /** Returns the initial value of the field. */
  initialValue: (field: KindField) => FieldValue
  isEmpty: (value: FieldValue) => boolean
  /** Normalises a text from any source; if absent, the text stays unchanged. */
  clean?: ((text: string) => string) | undefined
  /** Converts a value to the transmitted answer. */
  format: (value: FieldValue) => Answer
  /** Converts an answer to a value. An invalid answer is returned unchanged, so that the schema rejects it. */
  parse: (answer: unknown) => unknown
  /**
   * Converts the texts that a no-script form submits for the field to a value; the first text by default. Invalid
   * texts are passed through unchanged.
   */
  parseSubmittedTexts?: (texts: readonly string[], choices: readonly Option[]) => FieldValue
  /** Returns the answer as readable text. */
  display: (value: FieldValue, options: readonly Option[]) => string
}

/** The complete definition of a field kind, except its rendering, which its widget defines. */
export interface KindTraits extends KindValues {
  /** The name that the SuperUser sees when choosing the kind of a custom field. */
  name: string
  /** The control type of screening questions of this kind. */
  controlType: string
  /** Returns a valid answer for these options; used by the demo data and the tests. */
  sample: (options: readonly Option[]) => FieldValue
}

export function isBlank(value: FieldValue): boolean {
  return value === undefined || value === null || (typeof value === 'string' && isBlankText(value))
}

export function toText(value: FieldValue): string {
  return typeof value === 'string' ? value : ''
}
