import { isBlankText } from './cleanText'
import type { FieldValue } from './fieldValue'
import { isLocalDate, isNumberText } from './formats'
import { toSearchText } from './searchText'

/**
 * A comparison with the answer of another field. If it has several operators, all must hold. While the field is
 * unanswered, the comparison holds only with `orUnanswered` or `isFilled: false`.
 */
export interface FieldComparison {
  /** The key of the other field. */
  field: string
  equals?: string | boolean
  notEquals?: string | boolean
  /** The answer is a text that contains this text, see `toSearchText`, or a list of choices that includes this choice. */
  contains?: string
  /** Whether the field is answered; an unticked box counts as unanswered. */
  isFilled?: boolean
  greaterThan?: number
  lessThan?: number
  /** 'YYYY-MM-DD'. If the answer is a range of days, its first day is compared. */
  before?: string
  after?: string
  /** The comparison also holds while the other field is unanswered. */
  orUnanswered?: boolean
}

/**
 * The condition under which a field is visible or required: one comparison, or several of which all or any must hold.
 */
export type FieldCondition = FieldComparison | { all: FieldComparison[] } | { any: FieldComparison[] }

/** Returns the answer of a field; undefined for a field that is not visible. */
export type AnswerLookup = (field: string) => FieldValue

export function isConditionMet(condition: FieldCondition, getAnswer: AnswerLookup): boolean {
  if ('all' in condition)
    return condition.all.every((comparison) => isComparisonMet(comparison, getAnswer(comparison.field)))
  if ('any' in condition)
    return condition.any.some((comparison) => isComparisonMet(comparison, getAnswer(comparison.field)))
  return isComparisonMet(condition, getAnswer(condition.field))
}

export function getComparisons(condition: FieldCondition): readonly FieldComparison[] {
  if ('all' in condition) return condition.all
  return 'any' in condition ? condition.any : [condition]
}

/** The operators, applied to an existing answer. */
const operators: {
  [Name in Operator]: (answer: FieldValue, expected: NonNullable<FieldComparison[Name]>) => boolean
} = {
  equals: (answer, expected) => answer === expected,
  notEquals: (answer, expected) => answer !== expected,
  contains: (answer, expected) =>
    Array.isArray(answer) ? answer.some((item) => item === expected) : containsText(answer, expected),
  isFilled: (answer, expected) => (answer !== false) === expected,
  greaterThan: (answer, expected) => isNumber(answer) && Number(answer) > expected,
  lessThan: (answer, expected) => isNumber(answer) && Number(answer) < expected,
  before: (answer, expected) => isDay(answer) && getDay(answer) < expected,
  after: (answer, expected) => isDay(answer) && getDay(answer) > expected,
}
export type Operator = Exclude<keyof FieldComparison, 'field' | 'orUnanswered'>
export const operatorNames = Object.keys(operators) as Operator[]

export function isComparisonMet(comparison: FieldComparison, answer: FieldValue): boolean {
  if (isUnanswered(answer)) return comparison.orUnanswered === true || comparison.isFilled === false
  return operatorNames.every((name) => isOperatorMet(name, comparison, answer))
}

/** Returns true if the comparison does not have this operator, or if the operator holds. */
function isOperatorMet<Name extends Operator>(
  name: Name,
  comparison: FieldComparison,
  answer: FieldValue,
): boolean {
  const expected = comparison[name]
  return expected === undefined || operators[name](answer, expected as NonNullable<FieldComparison[Name]>)
}

/** Returns true for values that are not submitted: no value, blank text, an empty list. */
function isUnanswered(answer: FieldValue): boolean {
  if (answer === undefined || answer === null) return true
  return typeof answer === 'string' ? isBlankText(answer) : Array.isArray(answer) && answer.length === 0
}

function containsText(answer: FieldValue, searchText: string): boolean {
  return typeof answer === 'string' && toSearchText(answer).includes(toSearchText(searchText))
}

function isNumber(answer: FieldValue): answer is string {
  return typeof answer === 'string' && isNumberText(answer)
}

/** Returns true for a day, a day with a time, or a range of days. */
function isDay(answer: FieldValue): answer is string {
  return typeof answer === 'string' && /^.{10}(?:$|[T/])/.test(answer) && isLocalDate(getDay(answer))
}

function getDay(answer: string): string {
  return answer.slice(0, 10)
}
