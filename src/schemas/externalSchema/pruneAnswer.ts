import { isSchema, type JsonSchema, toList } from '../forms/jsonSchema'
import {
  type AnswerLocation,
  getChildLocation,
  getParts,
  isObjectSchema,
  isPlain,
  type MatchesSchema,
} from './applyingSchemas'
import type { ShownBranch } from './displayedBranches'
import { getDeclaredName, getDisplayedName } from './displayedName'

/**
 * Returns the answer as it is validated: without values that were emptied or never entered, and with empty objects
 * and lists where they are required, so that errors are reported at the missing field. An optional list of blank rows
 * is left out. Names are those of the schema, see `getDeclaredName`.
 */
export function pruneAnswer(
  root: JsonSchema,
  value: unknown,
  shownBranches: ReadonlyMap<string, ShownBranch> = new Map(),
  fits: MatchesSchema = () => false,
): unknown {
  const place = { root, shownBranches, fits, path: [], filled: [], remaining: { fills: maxFilled } }
  return withRequired(place, root, removeEmpty(value))
}

/** Removes empty values; undefined if nothing remains. Rows of a list stay, empty or null. */
function removeEmpty(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item) => (isPlain(item) ? (removeEmpty(item) ?? {}) : (removeEmpty(item) ?? null)))
  if (!isPlain(value)) return value
  const retained = Object.entries(value).flatMap(([key, candidate]) => {
    const pruned = removeEmpty(candidate)
    return pruned === undefined ? [] : [[getDeclaredName(key), pruned] as const]
  })
  return retained.length > 0 ? Object.fromEntries(retained) : undefined
}

/** Maximum nesting depth of required objects; a schema that requires itself would never end. */
const maxDepth = 40

/** Maximum number of required objects that are filled in; more than a form shows at once. */
const maxFilled = 1_000

interface PruneLocation extends AnswerLocation {
  /** The schemas of the enclosing filled-in objects: a schema that requires itself is filled in only once. */
  filled: readonly unknown[]
  /** The remaining number of objects that may be filled in, for the whole answer. */
  remaining: { fills: number }
}

function withRequired(place: PruneLocation, declaredValue: unknown, value: unknown): unknown {
  if (place.path.length === maxDepth) return value
  const parts = getParts(place, declaredValue, value)
  if (Array.isArray(value)) {
    const items = parts.map((part) => part.items).find(isSchema)
    return items
      ? value.map((item, index) => withRequired(getChildLocation(place, index), items, item))
      : value
  }
  if (value === undefined && place.path.length === 0 && parts.some(isObjectSchema)) {
    return withProperties(place, parts, {})
  }
  return isPlain(value) ? withProperties(place, parts, value) : value
}

function withProperties(
  place: PruneLocation,
  parts: readonly JsonSchema[],
  value: Record<string, unknown>,
): Record<string, unknown> {
  const required = new Set(parts.flatMap((part) => toList(part.required)))
  const filled = new Map(Object.entries(value))
  for (const [key, declaredValue] of parts.flatMap(({ properties }) => Object.entries(Object(properties)))) {
    const placeBelow = getChildLocation(place, getDisplayedName(key))
    const innerParts = getParts(placeBelow, declaredValue, filled.get(key))
    const source: unknown = isSchema(declaredValue) ? (declaredValue.$ref ?? declaredValue) : declaredValue
    const isMissing = !filled.has(key) && required.has(key)
    if (isMissing && !place.filled.includes(source) && place.remaining.fills-- > 0)
      filled.set(key, getEmpty(innerParts))
    const isLeftOut = !required.has(key) && isUntouchedList(innerParts, filled.get(key))
    const from = isMissing ? { ...placeBelow, filled: [...placeBelow.filled, source] } : placeBelow
    if (isLeftOut || filled.get(key) === undefined) filled.delete(key)
    else filled.set(key, withRequired(from, declaredValue, filled.get(key)))
  }
  return Object.fromEntries(filled)
}

function getEmpty(parts: readonly JsonSchema[]): unknown {
  if (parts.some(isObjectSchema)) return {}
  const isList = parts.some(({ type }) => type === 'array')
  return isList && getMinItems(parts) === 0 ? [] : undefined
}

/** Returns true for a list with at most its minimum number of rows, all of them empty. */
function isUntouchedList(parts: readonly JsonSchema[], value: unknown): boolean {
  if (!Array.isArray(value) || getMinItems(parts) < Math.max(value.length, 1)) return false
  return value.every((row) => row === null || row === '' || (isPlain(row) && Object.keys(row).length === 0))
}

function getMinItems(parts: readonly JsonSchema[]): number {
  return Math.max(0, ...parts.map(({ minItems }) => Number(minItems) || 0))
}
