import { logicEditorTexts as texts } from '../../texts/admin/fieldLogic.texts'
import type { LogicField } from '../fieldLogic/checkLogic'
import { type ComparedField, getOperators, isSingleTickBox } from '../fieldLogic/conditionOperators'
import { cleanText } from '../fields/cleanText'
import type { FieldComparison } from '../fields/fieldCondition'
import type { FieldValue, FormValues } from '../fields/fieldValue'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import type { FieldDefinition } from '../forms/fieldDefinition'
import { kinds } from '../kinds/kindRegistry'

/**
 * The operators that the editor offers. `isFilled` and comparisons with a tick box are split into two operators each,
 * for yes and no.
 */
const comparisonOptions = [
  'equals',
  'notEquals',
  'contains',
  'greaterThan',
  'lessThan',
  'before',
  'after',
  'filled',
  'notFilled',
  'ticked',
  'notTicked',
] as const
export type ComparisonOption = (typeof comparisonOptions)[number]
const operatorsWithoutValue: readonly ComparisonOption[] = ['filled', 'notFilled', 'ticked', 'notTicked']

const requiredRules = { kind: 'string', required: true } as const

/**
 * Builds the form that chooses the field of a new comparison. The options are not part of the schema, so that one
 * schema serves all accounts.
 */
export function buildAddComparisonForm(fields: readonly LogicField[]): BuiltForm {
  const options = fields.map(({ key, label }) => ({ value: key, label: label || texts.unnamed }))
  const field: FieldDefinition = {
    name: 'field',
    type: 'searchable-select',
    label: texts.dependsOnLabel,
    options,
    openOptions: true,
    rules: requiredRules,
  }
  return buildForm(texts.add, [{ id: 'field', title: '', fields: [field] }])
}

/** Builds the form that chooses whether all comparisons must hold, or any. */
export function buildMatchForm(): BuiltForm {
  const options = (['all', 'any'] as const).map((value) => ({ value, label: texts.matches[value] }))
  const field: FieldDefinition = {
    name: 'match',
    type: 'radio',
    label: texts.match,
    inline: true,
    options,
    value: 'all',
    rules: requiredRules,
  }
  return buildForm(texts.match, [{ id: 'match', title: '', fields: [field] }])
}

/** Builds the form for the operator and the value of a comparison with a field of this kind. */
export function buildComparisonForm(comparedField: ComparedField): BuiltForm {
  const possibleOperators = getOperatorOptions(comparedField)
  const hasValueOperator = possibleOperators.some((operator) => !operatorsWithoutValue.includes(operator))
  const operatorField: FieldDefinition = {
    name: 'operator',
    type: 'select',
    label: texts.operator,
    options: possibleOperators.map((value) => ({ value, label: texts.operators[value] })),
    value: possibleOperators[0] ?? '',
    rules: requiredRules,
  }
  const fields = hasValueOperator ? [operatorField, buildValueField(comparedField)] : [operatorField]
  return buildForm(texts.comparison, [{ id: 'comparison', title: '', fields }])
}

/** Returns one of each form that `buildComparisonForm` can build, disregarding options. */
export function buildAllComparisonForms(): BuiltForm[] {
  const options = [{ label: '', value: '' }]
  const sampleFields: ComparedField[] = [
    { kind: 'text' },
    { kind: 'number' },
    { kind: 'date' },
    { kind: 'select', options },
    { kind: 'checkbox', options },
    { kind: 'checkbox' },
    { kind: 'file' },
  ]
  return sampleFields.map(buildComparisonForm)
}

function buildValueField(comparedField: ComparedField): FieldDefinition {
  const field = { name: 'expected', label: texts.expected, visibleWhen: valueVisibleWhen }
  const { rule, isDayBased } = kinds[comparedField.kind === 'group' ? 'text' : comparedField.kind]
  if (comparedField.options?.length)
    return {
      ...field,
      type: 'searchable-select',
      options: [...comparedField.options],
      openOptions: true,
      rules: requiredRules,
    }
  if (isDayBased) return { ...field, type: 'date', rules: requiredRules }
  if (rule === 'number') return { ...field, type: 'number', rules: { kind: 'number', required: true } }
  return { ...field, type: 'text', rules: { ...requiredRules, max: 200 } }
}

const valueVisibleWhen = {
  all: operatorsWithoutValue.map((operator) => ({ field: 'operator', notEquals: operator })),
}

function getOperatorOptions(comparedField: ComparedField): ComparisonOption[] {
  if (isSingleTickBox(comparedField)) return ['ticked', 'notTicked']
  return getOperators(comparedField).flatMap((operator): ComparisonOption[] =>
    operator === 'isFilled' ? ['filled', 'notFilled'] : [operator],
  )
}

/** Converts a comparison to form values. If it has several operators, the first one is used. */
export function toComparisonValues(comparison: FieldComparison): FormValues {
  const { isFilled, equals } = comparison
  if (isFilled !== undefined) return { operator: isFilled ? 'filled' : 'notFilled' }
  if (typeof equals === 'boolean') return { operator: equals ? 'ticked' : 'notTicked' }
  const operator = comparisonOptions.find((comparisonOption) => comparisonOption in comparison) ?? 'equals'
  return { operator, expected: String(comparison[operator as keyof FieldComparison] ?? '') }
}

/** Converts form values to a comparison. Missing values become values that every check rejects. */
export function parseComparison(field: string, { operator, expected }: FormValues): FieldComparison {
  switch (operator) {
    case 'filled':
    case 'notFilled':
      return { field, isFilled: operator === 'filled' }
    case 'ticked':
    case 'notTicked':
      return { field, equals: operator === 'ticked' }
    case 'greaterThan':
    case 'lessThan':
      return { field, [operator]: getText(expected) === '' ? Number.NaN : Number(expected) }
    case 'notEquals':
    case 'contains':
    case 'before':
    case 'after':
      return { field, [operator]: getText(expected) }
    default:
      return { field, equals: getText(expected) }
  }
}

/**
 * Returns the initial comparison for a field: ticked for a tick box, filled for a file, and otherwise the first
 * operator with the first option or an empty value.
 */
export function createComparison({ key, ...comparedField }: LogicField): FieldComparison {
  return parseComparison(key, {
    operator: getOperatorOptions(comparedField)[0] ?? 'equals',
    expected: comparedField.options?.[0]?.value ?? '',
  })
}

function getText(value: FieldValue): string {
  return typeof value === 'string' ? cleanText(value) : ''
}
