import type { AnswersSchema } from './conditionSchema'
import type { FormValues } from './fieldValue'

/** The JSON Schema of one answer: of a leaf, or of the object or list that a group of fields is. */
export interface AnswerSchema {
  type?: LeafType | LeafType[]
  title?: string
  description?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  /** Keywords of ours, for text that is a number: the least and the greatest that pass. */
  numberMinimum?: number
  numberMaximum?: number
  /** Keywords of ours, for text that is a day: the first and the last that pass (`DayBound`). */
  dayMinimum?: string
  dayMaximum?: string
  /** A keyword of ours: what the text may be made of (`CharacterRule`). */
  characters?: string
  enum?: (string | boolean)[]
  const?: string | boolean
  /** Of a group's rows alone: what one holds when it is added. It is checked by nothing. */
  default?: FormValues
  items?: AnswerSchema
  uniqueItems?: boolean
  minItems?: number
  maxItems?: number
  properties?: Record<string, AnswerSchema>
  required?: string[]
  minProperties?: number
  additionalProperties?: boolean
  allOf?: (ConditionalRequired | EitherRequired)[]
}

type LeafType = 'string' | 'boolean' | 'integer' | 'number' | 'object' | 'array' | 'null'

/** `required` of a conditional field, with the condition as JSON Schema. */
export interface ConditionalRequired {
  if: AnswersSchema
  then: { required: string[] }
}

/** Two fields of which one must be answered, whichever. */
export interface EitherRequired {
  anyOf: { required: string[] }[]
}
