import type { FieldComparison, FieldCondition } from './fieldCondition'

/** A part of a JSON Schema that matches an object of answers. */
export type AnswersSchema = Record<string, unknown>

/**
 * Converts a condition to a JSON Schema over the answers, in which unanswered fields are absent. Returns null if JSON
 * Schema cannot express it (contained texts, numbers stored as text, days); only `isConditionMet` checks such
 * conditions.
 */
export function toConditionSchema(condition: FieldCondition): AnswersSchema | null {
  if ('all' in condition) return joined('allOf', condition.all)
  if ('any' in condition) return joined('anyOf', condition.any)
  return toComparisonSchema(condition)
}

function joined(keyword: 'allOf' | 'anyOf', comparisons: readonly FieldComparison[]): AnswersSchema | null {
  const parts = comparisons.map(toComparisonSchema)
  const schemas = parts.filter((part) => part !== null)
  return schemas.length === parts.length && parts.length > 0 ? { [keyword]: schemas } : null
}

function toComparisonSchema(comparison: FieldComparison): AnswersSchema | null {
  const { field, equals, notEquals, isFilled, orUnanswered, ...unsaid } = comparison
  if (Object.keys(unsaid).length > 0) return null
  const filled = { properties: { [field]: { not: { const: false } } }, required: [field] }
  if (isFilled !== undefined) {
    if (equals !== undefined || notEquals !== undefined || orUnanswered) return null
    return isFilled ? filled : { not: filled }
  }
  const properties = { [field]: equals !== undefined ? { const: equals } : { not: { const: notEquals } } }
  return orUnanswered ? { properties } : { properties, required: [field] }
}
