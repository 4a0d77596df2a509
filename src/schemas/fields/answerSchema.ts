import type { FieldComparison, FieldCondition } from './fieldCondition'
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

/** Requires an answer to a field while a condition holds. */
export interface ConditionalRequired {
  if: ConditionSchema
  then: { required: string[] }
}

/** Requires an answer to at least one of two fields. */
export interface AlternativeRequired {
  anyOf: { required: string[] }[]
}

/** A condition as a JSON Schema for the object of all answers. */
type ConditionSchema = Record<string, unknown>

/**
 * Converts a condition to a JSON Schema over the answers, in which unanswered fields are absent. Returns null if JSON
 * Schema cannot express it (contained texts, numbers stored as text, days); only `isConditionMet` checks such
 * conditions.
 */
export function toConditionSchema(condition: FieldCondition): ConditionSchema | null {
  if ('all' in condition) return joinSchemas('allOf', condition.all)
  if ('any' in condition) return joinSchemas('anyOf', condition.any)
  return toComparisonSchema(condition)
}

function joinSchemas(
  keyword: 'allOf' | 'anyOf',
  comparisons: readonly FieldComparison[],
): ConditionSchema | null {
  const parts = comparisons.map(toComparisonSchema)
  const schemas = parts.filter((part) => part !== null)
  return schemas.length === parts.length && parts.length > 0 ? { [keyword]: schemas } : null
}

function toComparisonSchema(comparison: FieldComparison): ConditionSchema | null {
  const { field, equals, notEquals, isFilled, orUnanswered, ...otherOperators } = comparison
  if (Object.keys(otherOperators).length > 0) return null
  const filledSchema = { properties: { [field]: { not: { const: false } } }, required: [field] }
  if (isFilled !== undefined) {
    if (equals !== undefined || notEquals !== undefined || orUnanswered) return null
    return isFilled ? filledSchema : { not: filledSchema }
  }
  const properties = { [field]: equals !== undefined ? { const: equals } : { not: { const: notEquals } } }
  return orUnanswered ? { properties } : { properties, required: [field] }
}
