import { isBlankText } from './cleanText'
import type { FieldValue } from './fieldValue'
import { isLocalDate, isNumberText } from './formats'

/** A look at one other answer. Of several words all must hold; unless said otherwise none holds while it is not answered. */
export interface FieldComparison {
  /** The key of the field that is looked at. */
  field: string
  equals?: string | boolean
  notEquals?: string | boolean
  /** Text with these words in it, letter case aside; several choices with this one among them. */
  contains?: string
  /** Whether it is answered at all; a tick box that is not ticked is not. */
  isFilled?: boolean
  greaterThan?: number
  lessThan?: number
  /** 'YYYY-MM-DD'; of two days the first is looked at. */
  before?: string
  after?: string
  /** Holds as well while the other field is not answered. */
  orUnanswered?: boolean
}

/** When a field is there, or must be answered: one comparison, or several of which all or any hold. */
export type FieldCondition = FieldComparison | { all: FieldComparison[] } | { any: FieldComparison[] }

/** Of a field that is not there the answer is undefined. */
export type AnswerOf = (field: string) => FieldValue

export function conditionHolds(condition: FieldCondition, answerOf: AnswerOf): boolean {
  if ('all' in condition) return condition.all.every((one) => comparisonHolds(one, answerOf(one.field)))
  if ('any' in condition) return condition.any.some((one) => comparisonHolds(one, answerOf(one.field)))
  return comparisonHolds(condition, answerOf(condition.field))
}

export function comparisonsOf(condition: FieldCondition): readonly FieldComparison[] {
  if ('all' in condition) return condition.all
  return 'any' in condition ? condition.any : [condition]
}

/** What a comparison says of an answer that is there. */
const operators: {
  [Name in Operator]: (answer: FieldValue, wanted: NonNullable<FieldComparison[Name]>) => boolean
} = {
  equals: (answer, wanted) => answer === wanted,
  notEquals: (answer, wanted) => answer !== wanted,
  contains: (answer, wanted) =>
    Array.isArray(answer) ? answer.some((one) => one === wanted) : hasWords(answer, wanted),
  isFilled: (answer, wanted) => (answer !== false) === wanted,
  greaterThan: (answer, wanted) => isNumber(answer) && Number(answer) > wanted,
  lessThan: (answer, wanted) => isNumber(answer) && Number(answer) < wanted,
  before: (answer, wanted) => isDay(answer) && dayOf(answer) < wanted,
  after: (answer, wanted) => isDay(answer) && dayOf(answer) > wanted,
}
export type Operator = Exclude<keyof FieldComparison, 'field' | 'orUnanswered'>
export const operatorNames = Object.keys(operators) as Operator[]

export function comparisonHolds(comparison: FieldComparison, answer: FieldValue): boolean {
  if (isUnanswered(answer)) return comparison.orUnanswered === true || comparison.isFilled === false
  return operatorNames.every((name) => saysOf(name, comparison, answer))
}

function saysOf<Name extends Operator>(name: Name, comparison: FieldComparison, answer: FieldValue): boolean {
  const wanted = comparison[name]
  return wanted === undefined || operators[name](answer, wanted as NonNullable<FieldComparison[Name]>)
}

/** What is not sent either: nothing, blanks, an empty list. */
function isUnanswered(answer: FieldValue): boolean {
  if (answer === undefined || answer === null) return true
  return typeof answer === 'string' ? isBlankText(answer) : Array.isArray(answer) && answer.length === 0
}

function hasWords(answer: FieldValue, words: string): boolean {
  return typeof answer === 'string' && answer.toLowerCase().includes(words.toLowerCase())
}

function isNumber(answer: FieldValue): answer is string {
  return typeof answer === 'string' && isNumberText(answer)
}

/** A day, a day with a time, or the first of two. */
function isDay(answer: FieldValue): answer is string {
  return typeof answer === 'string' && /^.{10}(?:$|[T/])/.test(answer) && isLocalDate(dayOf(answer))
}

function dayOf(answer: string): string {
  return answer.slice(0, 10)
}
