import { logicTexts as texts } from '../../texts/admin/fieldLogic.texts'
import { formatDisplayDate } from '../dateTime/answerDateTime'
import {
  type FieldComparison,
  type FieldCondition,
  getComparisons,
  type Operator,
} from '../fields/fieldCondition'
import { type ComparedField, getOperatorEntries, isSingleTickBox } from './conditionOperators'

/** Returns a field by its key; undefined if there is none. */
export type FieldLookup = (key: string) => (ComparedField & { label: string }) | undefined

/** Describes a condition: '“Boat licence” is “Yes” and “Years” is more than 3'. */
export function describeCondition(condition: FieldCondition, findField: FieldLookup): string {
  const parts = getComparisons(condition).map((comparison) => describeComparison(comparison, findField))
  return parts.join('any' in condition ? texts.or : texts.and)
}

export function describeComparison(comparison: FieldComparison, findField: FieldLookup): string {
  const field = findField(comparison.field)
  const label = field?.label || comparison.field
  const descriptions = getOperatorEntries(comparison).map(([operator, operand]) =>
    describeOperator(operator, label, operand, field),
  )
  const text = descriptions.join(texts.and)
  return comparison.orUnanswered ? texts.orNotAnswered(text) : text
}

function describeOperator(
  operator: Operator,
  label: string,
  operand: unknown,
  field?: ComparedField,
): string {
  switch (operator) {
    case 'isFilled':
      return (operand === true ? texts.isAnswered : texts.notFilled)(label)
    case 'equals':
    case 'notEquals':
      if (field && isSingleTickBox(field))
        return ((operand === true) === (operator === 'equals') ? texts.ticked : texts.notTicked)(label)
      return (operator === 'equals' ? texts.is : texts.isNot)(label, quoteValue(operand, field))
    case 'contains':
      return texts.contains(label, quoteValue(operand, field))
    case 'greaterThan':
      return texts.greater(label, String(operand))
    case 'lessThan':
      return texts.less(label, String(operand))
    case 'before':
      return texts.before(label, formatDisplayDate(String(operand)))
    case 'after':
      return texts.after(label, formatDisplayDate(String(operand)))
  }
}

function quoteValue(operand: unknown, field?: ComparedField): string {
  const text = String(operand)
  return `“${field?.options?.find(({ value }) => value === text)?.label ?? text}”`
}
