import { type FieldComparison, type FieldCondition, isComparisonMet } from '../fields/fieldCondition'
import type { FieldDefinition, FieldSection } from '../forms/fieldDefinition'

/**
 * Simplifies the conditions of the sections to the fields that the form contains. A missing field counts as
 * unanswered, fields whose condition can never hold are removed, and conditions that always hold are dropped. As a
 * result, no condition refers to a missing field.
 */
export function addVisibilityConditions(sections: readonly FieldSection[]): FieldSection[] {
  const askedKeys = new Set(sections.flatMap(({ fields }) => fields.map(({ name }) => name)))
  const adapted = sections.map((section) => ({
    ...section,
    fields: section.fields.flatMap((field) => withCondition(field, askedKeys)),
  }))
  const count = adapted.reduce((sum, { fields }) => sum + fields.length, 0)
  return count < askedKeys.size ? addVisibilityConditions(adapted) : adapted
}

function withCondition(field: FieldDefinition, askedKeys: ReadonlySet<string>): FieldDefinition[] {
  const { visibleWhen, requiredWhen, ...plain } = field
  if (!visibleWhen && !requiredWhen) return [field]
  const visible = visibleWhen ? simplifyCondition(visibleWhen, askedKeys) : true
  const required = requiredWhen ? simplifyCondition(requiredWhen, askedKeys) : false
  if (visible === false) return []
  return [
    {
      ...plain,
      ...(visible === true ? {} : { visibleWhen: visible }),
      ...(typeof required === 'boolean' ? {} : { requiredWhen: required }),
      ...(required === true ? { rules: { ...field.rules, required: true } } : {}),
    },
  ]
}

/**
 * Simplifies a condition for the fields that the form contains; returns a boolean if the result no longer depends on
 * answers.
 */
function simplifyCondition(
  condition: FieldCondition,
  askedKeys: ReadonlySet<string>,
): FieldCondition | boolean {
  if ('all' in condition) {
    const openComparisons = openOnes(condition.all, askedKeys, false)
    return openComparisons === null ? false : openComparisons.length === 0 || { all: openComparisons }
  }
  if ('any' in condition) {
    const openComparisons = openOnes(condition.any, askedKeys, true)
    return openComparisons === null ? true : openComparisons.length > 0 && { any: openComparisons }
  }
  return askedKeys.has(condition.field) ? condition : isComparisonMet(condition, undefined)
}

/** Returns the comparisons with fields of the form; null if one of the others already decides the whole condition. */
function openOnes(
  comparisons: readonly FieldComparison[],
  askedKeys: ReadonlySet<string>,
  settles: boolean,
): FieldComparison[] | null {
  const unasked = comparisons.filter(({ field }) => !askedKeys.has(field))
  if (unasked.some((fieldComparison) => isComparisonMet(fieldComparison, undefined) === settles)) return null
  return comparisons.filter(({ field }) => askedKeys.has(field))
}
