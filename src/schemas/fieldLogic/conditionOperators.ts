import type { FieldComparison, Operator } from '../fields/fieldCondition'
import { isLocalDate } from '../fields/formats'
import type { Option } from '../fields/option'
import type { FieldType } from '../kinds/fieldType'
import { kinds } from '../kinds/kindRegistry'

/** The properties of a field that decide which comparisons with its answer are possible. */
export interface ComparedField {
  kind: FieldType
  /** True for a repeating group, which may be empty; any other group is always present. */
  repeats?: boolean
  options?: readonly Option[] | undefined
}

/** Returns the operators for a field; for passwords and files only `isFilled`. */
export function getOperators({ kind, options = [], repeats = false }: ComparedField): readonly Operator[] {
  if (kind === 'group') return repeats ? ['isFilled'] : []
  const { rule, isDayBased, options: optionsUse } = kinds[kind]
  if (rule === 'file' || kind === 'password') return ['isFilled']
  if (optionsUse === 'possible') return options.length > 0 ? ['contains', 'isFilled'] : ['equals']
  if (optionsUse === 'needed') return ['equals', 'notEquals', 'isFilled']
  if (rule === 'number') return ['equals', 'notEquals', 'greaterThan', 'lessThan', 'isFilled']
  if (isDayBased) return ['before', 'after', 'isFilled']
  return ['equals', 'notEquals', 'contains', 'isFilled']
}

/** Returns true for a tick box without options. */
export function isSingleTickBox({ kind, options }: ComparedField): boolean {
  return kind !== 'group' && kinds[kind].options === 'possible' && !options?.length
}

/** Returns the operators of a comparison with their operands. */
export function getOperatorEntries(comparison: FieldComparison): [Operator, unknown][] {
  const { field: _field, orUnanswered: _or, ...operators } = comparison
  return Object.entries(operators).filter(([, operand]) => operand !== undefined) as [Operator, unknown][]
}

/** Returns true if the operand suits the operator and the field: one of its options, a number, a day. */
export function isValidOperand(
  { kind, options = [] }: ComparedField,
  operator: Operator,
  operand: unknown,
): boolean {
  if (operator === 'isFilled') return typeof operand === 'boolean'
  if (operator === 'greaterThan' || operator === 'lessThan') return Number.isFinite(operand)
  if (operator === 'before' || operator === 'after')
    return typeof operand === 'string' && isLocalDate(operand)
  if (isSingleTickBox({ kind, options })) return typeof operand === 'boolean'
  if (typeof operand !== 'string' || operand.trim() === '') return false
  return options.length === 0 || options.some(({ value }) => value === operand)
}
