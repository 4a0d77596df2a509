import type { FieldValue } from './fieldValue'

/** Holds while the other field is answered with the given value (`equals`) or with another one (`notEquals`). */
export interface FieldCondition {
  field: string
  equals?: string | boolean
  notEquals?: string | boolean
  /** Holds as well while the other field is not answered. */
  orUnanswered?: boolean
}

export function conditionHolds(condition: FieldCondition, answer: FieldValue): boolean {
  if (answer === undefined || answer === null || answer === '') return condition.orUnanswered === true
  if (condition.equals !== undefined) return answer === condition.equals
  return answer !== condition.notEquals
}

/** The same as JSON Schema, over the answers that are there: an unanswered field is absent. */
export function conditionSchema(condition: FieldCondition): {
  properties: Record<string, object>
  required?: string[]
} {
  const { field, equals, notEquals } = condition
  const properties = { [field]: equals !== undefined ? { const: equals } : { not: { const: notEquals } } }
  return condition.orUnanswered ? { properties } : { properties, required: [field] }
}
