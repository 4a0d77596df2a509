import type { FieldComparison, FieldCondition } from './fieldCondition'

/** A part of a JSON Schema that an object of answers fits or does not. */
export type AnswersSchema = Record<string, unknown>

/**
 * A condition as JSON Schema over the answers that are there: an unanswered field is absent. Null where JSON Schema has
 * no words for it (words within a text, numbers that are written, days): those are judged by `conditionHolds` alone.
 */
export function conditionSchema(condition: FieldCondition): AnswersSchema | null {
  if ('all' in condition) return joined('allOf', condition.all)
  if ('any' in condition) return joined('anyOf', condition.any)
  return comparisonSchema(condition)
}

function joined(keyword: 'allOf' | 'anyOf', comparisons: readonly FieldComparison[]): AnswersSchema | null {
  const parts = comparisons.map(comparisonSchema)
  const said = parts.filter((part) => part !== null)
  return said.length === parts.length && parts.length > 0 ? { [keyword]: said } : null
}

function comparisonSchema(comparison: FieldComparison): AnswersSchema | null {
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
