import { logicTexts as texts } from '../../texts/admin/fieldLogic.texts'
import { showDate } from '../dateTime/answerDateTime'
import {
  type FieldComparison,
  type FieldCondition,
  getComparisons,
  type Operator,
} from '../fields/fieldCondition'
import { type InspectedField, isTick, operatorsIn } from './conditionOperators'

/** Returns a field by its key; undefined if there is none. */
export type FieldLookup = (key: string) => (InspectedField & { label: string }) | undefined

/** Describes a condition: '“Boat licence” is “Yes” and “Years” is more than 3'. */
export function describeCondition(condition: FieldCondition, look: FieldLookup): string {
  const parts = getComparisons(condition).map((one) => describeComparison(one, look))
  return parts.join('any' in condition ? texts.or : texts.and)
}

export function describeComparison(comparison: FieldComparison, look: FieldLookup): string {
  const field = look(comparison.field)
  const label = field?.label || comparison.field
  const said = operatorsIn(comparison).map(([operator, wanted]) =>
    describeOperator(operator, label, wanted, field),
  )
  const text = said.join(texts.and)
  return comparison.orUnanswered ? texts.orUnanswered(text) : text
}

function describeOperator(
  operator: Operator,
  label: string,
  wanted: unknown,
  field?: InspectedField,
): string {
  switch (operator) {
    case 'isFilled':
      return (wanted === true ? texts.filled : texts.notFilled)(label)
    case 'equals':
    case 'notEquals':
      if (field && isTick(field))
        return ((wanted === true) === (operator === 'equals') ? texts.ticked : texts.notTicked)(label)
      return (operator === 'equals' ? texts.is : texts.isNot)(label, quoted(wanted, field))
    case 'contains':
      return texts.contains(label, quoted(wanted, field))
    case 'greaterThan':
      return texts.greater(label, String(wanted))
    case 'lessThan':
      return texts.less(label, String(wanted))
    case 'before':
      return texts.before(label, showDate(String(wanted)))
    case 'after':
      return texts.after(label, showDate(String(wanted)))
  }
}

function quoted(wanted: unknown, field?: InspectedField): string {
  const text = String(wanted)
  return `“${field?.options?.find(({ value }) => value === text)?.label ?? text}”`
}
