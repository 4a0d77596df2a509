import type { OutputUnit } from '@cfworker/json-schema'
import { getValue, splitPath } from '../forms/answerPath'
import { isSchema, type JsonSchema } from '../forms/jsonSchema'
import type { ValidatorError } from '../validation/compiledValidator'
import { type DisplayedBranch, getChoiceKey } from './displayedBranches'
import { getPattern } from './safePattern'

/** Keywords whose errors only repeat the errors inside them. */
const repeatingKeywords = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'items',
  'prefixItems',
  'additionalItems',
  'unevaluatedItems',
  'dependencies',
  'dependentSchemas',
  'allOf',
  'if',
  '$ref',
  '$recursiveRef',
  '$dynamicRef',
])

/**
 * Converts the interpreter's errors to the format of a compiled validator: without repetitions, and for at most one
 * alternative.
 */
export function toValidatorErrors(
  units: OutputUnit[],
  schema: JsonSchema,
  lookup: Readonly<Record<string, unknown>>,
  answer: unknown,
  shownBranches: ReadonlyMap<string, DisplayedBranch>,
): ValidatorError[] {
  const getDisplayedBranch = (unit: OutputUnit) => {
    const shownBranch = shownBranches.get(getChoiceKey(unit.keyword, getInstancePath(unit)))
    const choices = getSchemaValueAt(schema, lookup, unit.keywordLocation)
    // A displayed schema may be merged from several schemas; its branches then do not correspond to these.
    return shownBranch && Array.isArray(choices) && choices.length === shownBranch.count
      ? shownBranch.branch
      : undefined
  }
  const errors = selectChosenBranchErrors(
    units.filter(({ keyword }) => keyword !== 'false'),
    getDisplayedBranch,
  ).flatMap((unit) => {
    const error = toValidatorError(unit, getSchemaValueAt(schema, lookup, unit.keywordLocation), answer)
    return error === null ? [] : [error]
  })
  return errors.length > 0 ? errors : [{ instancePath: '', schemaPath: '', keyword: 'refused', params: {} }]
}

/** @param limit the value of the keyword in the schema */
function toValidatorError(unit: OutputUnit, limit: unknown, answer: unknown): ValidatorError | null {
  const { keyword, keywordLocation, error } = unit
  const instancePath = getInstancePath(unit)
  const createError = (keyword: string, params: ValidatorError['params']) => ({
    instancePath,
    schemaPath: keywordLocation,
    keyword,
    params,
  })
  const missingProperty = getMissingProperty(error)
  if (missingProperty !== undefined) return createError('required', { missingProperty })
  if (/^(additional|unevaluated)Properties$/.test(keyword) && limit === false) {
    const name = /^Property "(.*)" does not match/s.exec(error)?.[1]
    return createError('false', { property: name })
  }
  if (repeatingKeywords.has(keyword)) return null
  if (keyword === 'oneOf' && !error.includes('(0 matches)')) return createError('several', {})
  const pattern = getPattern(limit)
  const value = getValue(answer, instancePath === '' ? [] : splitPath(instancePath.slice(1)))
  const isMissing = value === undefined || value === null
  return pattern === undefined
    ? createError(keyword, { limit, missing: isMissing })
    : createError('pattern', { limit: pattern, missing: isMissing })
}

function getInstancePath({ instanceLocation }: OutputUnit): string {
  return decodeURIComponent(instanceLocation.slice(1))
}

/** Returns the property in 'Instance does not have required property "name".'; undefined for any other message. */
function getMissingProperty(error: string): string | undefined {
  const messagePrefix = /(?:required property|does not have) "/.exec(error)
  return messagePrefix && error.endsWith('".')
    ? error.slice(messagePrefix.index + messagePrefix[0].length, -2)
    : undefined
}

/**
 * Keeps the errors of only one of several alternatives: the displayed alternative or, if none is displayed, the
 * alternative that is closest to the answer.
 */
function selectChosenBranchErrors(
  units: OutputUnit[],
  getDisplayedBranch: (unit: OutputUnit) => number | undefined,
): OutputUnit[] {
  let remainingUnits = units
  for (const unit of units) {
    if ((unit.keyword !== 'oneOf' && unit.keyword !== 'anyOf') || !remainingUnits.includes(unit)) continue
    // The rows of a list share the schema's location, and each has its own branch.
    const nestedUnits = remainingUnits.filter(
      ({ keywordLocation, instanceLocation }) =>
        keywordLocation.startsWith(`${unit.keywordLocation}/`) &&
        `${instanceLocation}/`.startsWith(`${unit.instanceLocation}/`),
    )
    const bestBranchErrors = selectBestBranchErrors(
      unit,
      groupByBranch(unit, nestedUnits),
      getDisplayedBranch(unit),
    )
    remainingUnits = remainingUnits.filter(
      (outputUnit) => !nestedUnits.includes(outputUnit) || bestBranchErrors.includes(outputUnit),
    )
    if (bestBranchErrors.length > 0)
      remainingUnits = remainingUnits.filter((outputUnit) => outputUnit !== unit)
  }
  return remainingUnits
}

/** Returns the errors of one branch; none if no branch is close to the answer. */
function selectBestBranchErrors(
  unit: OutputUnit,
  branches: ReadonlyMap<string | undefined, OutputUnit[]>,
  displayedBranch: number | undefined,
): OutputUnit[] {
  // If the displayed branch has no errors, the answer matches that branch and another one.
  if (displayedBranch !== undefined) return branches.get(String(displayedBranch)) ?? []
  const [nearestBranch] = [...branches.values()].sort(
    (item, other) => getDistance(item, unit) - getDistance(other, unit),
  )
  // If the answer has another type, no branch is close.
  return nearestBranch && !nearestBranch.some((error) => isOtherType(error, unit)) ? nearestBranch : []
}

function groupByBranch({ keywordLocation }: OutputUnit, nestedUnits: readonly OutputUnit[]) {
  const branches = new Map<string | undefined, OutputUnit[]>()
  for (const unit of nestedUnits) {
    const branch = unit.keywordLocation.slice(keywordLocation.length + 1).split('/', 1)[0]
    branches.set(branch, [...(branches.get(branch) ?? []), unit])
  }
  return branches
}

const isOtherType = ({ keyword, instanceLocation }: OutputUnit, unit: OutputUnit) =>
  keyword === 'type' && instanceLocation === unit.instanceLocation

/**
 * Returns how far the answer is from a branch, as the sum of its weighted errors: a different constant indicates
 * another alternative, while missing values may still be entered.
 */
function getDistance(branchErrors: readonly OutputUnit[], unit: OutputUnit): number {
  return branchErrors.reduce((sum, outputUnit) => {
    if (repeatingKeywords.has(outputUnit.keyword)) return sum
    if (isOtherType(outputUnit, unit)) return sum + 10_000
    return (
      sum +
      (outputUnit.keyword === 'const' || outputUnit.keyword === 'enum' || outputUnit.keyword === 'false'
        ? 100
        : 1)
    )
  }, 0)
}

/**
 * Returns the schema's value at this location: 5 at '#/properties/age/minimum'. References are resolved as the
 * library did.
 */
function getSchemaValueAt(
  root: JsonSchema,
  lookup: Readonly<Record<string, unknown>>,
  location: string,
): unknown {
  let currentValue: unknown = root
  for (const step of splitPath(decodeURIComponent(location).replace(/^#\/?/, ''))) {
    if (!isSchema(currentValue) && !Array.isArray(currentValue)) return undefined
    currentValue =
      step === '$ref'
        ? lookup[String(Reflect.get(currentValue, '__absolute_ref__'))]
        : Reflect.get(currentValue, step)
  }
  return currentValue
}
