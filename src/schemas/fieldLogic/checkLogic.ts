import { logicTexts as texts } from '../../texts/admin/fieldLogic.texts'
import { type FieldComparison, type FieldCondition, getComparisons } from '../fields/fieldCondition'
import { kinds } from '../kinds/kindRegistry'
import { canBeCompared, getOperators, type InspectedField, isTick, operatorsIn } from './conditionOperators'

/** The properties of a field that conditions depend on. */
export interface LogicField extends InspectedField {
  /** The key that conditions use for the field. */
  key: string
  label: string
  visibleWhen?: FieldCondition | undefined
  requiredWhen?: FieldCondition | undefined
}

export interface LogicFault {
  /** Index in the list of fields. */
  at: number
  part: 'visibleWhen' | 'requiredWhen'
  message: string
}

/** Maximum number of comparisons in one condition, and maximum length of a chain of dependent fields. */
export const logicBounds = { comparisons: 20, depth: 50 }

/**
 * Validates the conditions of these fields. Reports references to missing fields, comparisons that can never hold,
 * and circular dependencies.
 * @param others further fields that conditions may refer to
 */
export function checkLogic(fields: readonly LogicField[], others: readonly LogicField[] = []): LogicFault[] {
  const known = new Map([...others, ...fields].map((field) => [field.key, field]))
  return fields.flatMap((field, at) => {
    const shown = conditionMessage(field, field.visibleWhen, known) ?? circleMessage(field, known)
    const required = requiredMessage(field) ?? conditionMessage(field, field.requiredWhen, known)
    return [
      ...(shown === undefined ? [] : [{ at, part: 'visibleWhen' as const, message: shown }]),
      ...(required === undefined ? [] : [{ at, part: 'requiredWhen' as const, message: required }]),
    ]
  })
}

type LogicFields = ReadonlyMap<string, LogicField>

/** Returns true if the field can be required conditionally; some fields always have an answer. */
export function canBeCondition(field: InspectedField): boolean {
  return getRequiredMessage(field) === undefined
}

function requiredMessage(field: LogicField): string | undefined {
  return field.requiredWhen ? getRequiredMessage(field) : undefined
}

function getRequiredMessage(field: InspectedField): string | undefined {
  if (field.kind === 'group') return field.repeats ? undefined : texts.partsInstead
  if (!kinds[field.kind].isShown) return texts.hiddenRequired
  return isTick(field) ? texts.lonelyTick : undefined
}

function conditionMessage(
  field: LogicField,
  condition: FieldCondition | undefined,
  known: LogicFields,
): string | undefined {
  if (!condition) return undefined
  const comparisons = getComparisons(condition)
  if (comparisons.length === 0) return texts.nothingAsked
  if (comparisons.length > logicBounds.comparisons) return texts.tooMany(logicBounds.comparisons)
  for (const comparison of comparisons) {
    const message = comparison.field === field.key ? texts.itself : comparisonMessage(comparison, known)
    if (message !== undefined) return message
  }
}

function comparisonMessage(comparison: FieldComparison, known: LogicFields): string | undefined {
  const looked = known.get(comparison.field)
  if (!looked) return texts.noSuchField(comparison.field.slice(comparison.field.indexOf('/') + 1))
  const said = operatorsIn(comparison)
  const possible = getOperators(looked)
  if (said.length === 0 || said.some(([operator]) => !possible.includes(operator)))
    return texts.notOfKind(looked.label)
  const odd = said.find(([operator, wanted]) => !canBeCompared(looked, operator, wanted))
  return odd && texts.notAnAnswer(looked.label, String(odd[1]))
}

/** Follows the fields that a field depends on. Reports every field of a circle and of a chain that is too long. */
function circleMessage(field: LogicField, known: LogicFields): string | undefined {
  const done = new Set<string>()
  const lookedAt = ({ visibleWhen }: LogicField) =>
    visibleWhen ? getComparisons(visibleWhen).map((one) => one.field) : []
  let path = [{ field, open: lookedAt(field) }]
  while (path.length > 0) {
    if (path.length > logicBounds.depth) return texts.tooDeep(logicBounds.depth)
    const last = path.at(-1)
    const key = last?.open.shift()
    if (key === undefined) {
      done.add(last?.field.key ?? '')
      path = path.slice(0, -1)
      continue
    }
    if (key === field.key) return texts.circle(path.map((step) => step.field.label))
    const next = known.get(key)
    const isOnPath = path.some((step) => step.field.key === key)
    if (next && !done.has(key) && !isOnPath) path.push({ field: next, open: lookedAt(next) })
  }
}
