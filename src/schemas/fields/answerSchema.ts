import type { AnswersSchema } from './conditionSchema'
import type { FormValues } from './fieldValue'

/** The JSON Schema of one answer: a single value, or the object or list of a group. */
export interface AnswerSchema {
  type?: LeafType | LeafType[]
  title?: string
  description?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  /** Custom keywords for text that is a number: the smallest and the largest valid number. */
  numberMinimum?: number
  numberMaximum?: number
  /** Custom keywords for text that is a day: the first and the last valid day (`DayBound`). */
  dayMinimum?: string
  dayMaximum?: string
  /** Custom keyword: the permitted characters of the text (`CharacterRule`). */
  characters?: string
  enum?: (string | boolean)[]
  const?: string | boolean
  /** Only for rows of a group: the initial content of a new row. It has no effect on validation. */
  default?: FormValues
  items?: AnswerSchema
  uniqueItems?: boolean
  minItems?: number
  maxItems?: number
  properties?: Record<string, AnswerSchema>
  required?: string[]
  minProperties?: number
  additionalProperties?: boolean
  allOf?: (ConditionalRequired | AlternativeRequired)[]
}

type LeafType = 'string' | 'boolean' | 'integer' | 'number' | 'object' | 'array' | 'null'

/** The `required` of a conditional field, with its condition as JSON Schema. */
export interface ConditionalRequired {
  if: AnswersSchema
  then: { required: string[] }
}

/** Requires an answer to at least one of two fields. */
export interface AlternativeRequired {
  anyOf: { required: string[] }[]
}
