import { logicTexts as texts } from '../../texts/admin/fieldLogic.texts'
import { type FieldComparison, type FieldCondition, getComparisons } from '../fields/fieldCondition'
import { kinds } from '../kinds/kindRegistry'
import {
  type ComparedField,
  getOperatorEntries,
  getOperators,
  isSingleTickBox,
  isValidOperand,
} from './conditionOperators'

/** A field with its conditions, which may refer to other fields. */
export interface LogicField extends ComparedField {
  /** The key that conditions use for the field. */
  key: string
  label: string
  visibleWhen?: FieldCondition | undefined
  requiredWhen?: FieldCondition | undefined
}

export interface LogicFault {
  /** Index in the list of fields. */
  index: number
  part: 'visibleWhen' | 'requiredWhen'
  message: string
}

/** Maximum number of comparisons in one condition, and maximum length of a chain of dependent fields. */
export const logicBounds = { comparisons: 20, depth: 50 }

/**
 * Validates the conditions of these fields. Reports, for example, references to missing fields, comparisons that can
 * never hold, circular dependencies, and conditions that require a field that always has an answer.
 * @param otherFields further fields that conditions may refer to
 */
export function checkLogic(
  fields: readonly LogicField[],
  otherFields: readonly LogicField[] = [],
): LogicFault[] {
  const fieldByKey = new Map([...otherFields, ...fields].map((field) => [field.key, field]))
  return fields.flatMap((field, index) => {
    const visibleError =
      getConditionMessage(field, field.visibleWhen, fieldByKey) ?? findCycleMessage(field, fieldByKey)
    const requiredError =
      getRequiredWhenMessage(field) ?? getConditionMessage(field, field.requiredWhen, fieldByKey)
    return [
      ...(visibleError === undefined ? [] : [{ index, part: 'visibleWhen' as const, message: visibleError }]),
      ...(requiredError === undefined
        ? []
        : [{ index, part: 'requiredWhen' as const, message: requiredError }]),
    ]
  })
}

type LogicFields = ReadonlyMap<string, LogicField>

/** Returns true if a condition can make the field required; some fields always have an answer. */
export function canBeConditionallyRequired(field: ComparedField): boolean {
  return getRequiredMessage(field) === undefined
}

function getRequiredWhenMessage(field: LogicField): string | undefined {
  return field.requiredWhen ? getRequiredMessage(field) : undefined
}

/** Returns why a condition cannot make the field required; undefined if it can. */
function getRequiredMessage(field: ComparedField): string | undefined {
  if (field.kind === 'group') return field.repeats ? undefined : texts.partsInstead
  if (!kinds[field.kind].isShown) return texts.hiddenRequired
  return isSingleTickBox(field) ? texts.tickBoxAlwaysAnswered : undefined
}

function getConditionMessage(
  field: LogicField,
  condition: FieldCondition | undefined,
  fieldByKey: LogicFields,
): string | undefined {
  if (!condition) return undefined
  const comparisons = getComparisons(condition)
  if (comparisons.length === 0) return texts.noFieldChosen
  if (comparisons.length > logicBounds.comparisons) return texts.tooMany(logicBounds.comparisons)
  for (const comparison of comparisons) {
    const message =
      comparison.field === field.key ? texts.itself : getComparisonMessage(comparison, fieldByKey)
    if (message !== undefined) return message
  }
}

function getComparisonMessage(comparison: FieldComparison, fieldByKey: LogicFields): string | undefined {
  const referencedField = fieldByKey.get(comparison.field)
  if (!referencedField) return texts.noSuchField(comparison.field.slice(comparison.field.indexOf('/') + 1))
  const operators = getOperatorEntries(comparison)
  const possibleOperators = getOperators(referencedField)
  if (operators.length === 0 || operators.some(([operator]) => !possibleOperators.includes(operator)))
    return texts.unsuitableComparison(referencedField.label)
  const invalidOperator = operators.find(
    ([operator, operand]) => !isValidOperand(referencedField, operator, operand),
  )
  return invalidOperator && texts.invalidExpectedAnswer(referencedField.label, String(invalidOperator[1]))
}

/**
 * Follows the fields that a field depends on. Returns an error message if it depends on itself, or if a chain of
 * dependent fields is too long.
 */
function findCycleMessage(field: LogicField, fieldByKey: LogicFields): string | undefined {
  const visitedKeys = new Set<string>()
  const getReferencedKeys = ({ visibleWhen }: LogicField) =>
    visibleWhen ? getComparisons(visibleWhen).map((comparison) => comparison.field) : []
  let path = [{ field, remainingKeys: getReferencedKeys(field) }]
  while (path.length > 0) {
    if (path.length > logicBounds.depth) return texts.tooDeep(logicBounds.depth)
    const lastStep = path.at(-1)
    const key = lastStep?.remainingKeys.shift()
    if (key === undefined) {
      visitedKeys.add(lastStep?.field.key ?? '')
      path = path.slice(0, -1)
      continue
    }
    if (key === field.key) return texts.circle(path.map((step) => step.field.label))
    const referencedField = fieldByKey.get(key)
    const isOnPath = path.some((step) => step.field.key === key)
    if (referencedField && !visitedKeys.has(key) && !isOnPath)
      path.push({ field: referencedField, remainingKeys: getReferencedKeys(referencedField) })
  }
}
