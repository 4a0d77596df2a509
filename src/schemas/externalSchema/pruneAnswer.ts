import { joinPath } from '../forms/answerPath'
import { asList, followed, isSchema, type JsonSchema } from '../forms/jsonSchema'
import { choiceKey, type ShownBranch } from './shownBranches'

/**
 * Returns the answer as it is validated: without values that were emptied or never entered, and with empty objects
 * and lists where they are required, so that errors are reported at the missing field. An optional list of blank rows
 * is left out.
 */
export function pruneAnswer(
  root: JsonSchema,
  value: unknown,
  shown: ReadonlyMap<string, ShownBranch> = new Map(),
): unknown {
  return withRequired({ root, shown, path: [], filled: [], left: { fills: mostFilled } }, root, given(value))
}

/** Removes empty values; undefined if nothing remains. Rows of a list stay, empty or null. */
function given(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item) => (isPlain(item) ? (given(item) ?? {}) : (given(item) ?? null)))
  if (!isPlain(value)) return value
  const kept = Object.entries(value).flatMap(([key, one]) => {
    const inside = given(one)
    return inside === undefined ? [] : [[key, inside] as const]
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** Maximum nesting depth of required objects; a schema that requires itself would never end. */
const deepest = 40

/** Maximum number of required objects that are filled in; more than a form shows at once. */
const mostFilled = 1_000

interface Place {
  root: JsonSchema
  shown: ReadonlyMap<string, ShownBranch>
  path: readonly (string | number)[]
  /** The schemas of the enclosing filled-in objects: a schema that requires itself is filled in only once. */
  filled: readonly unknown[]
  /** The remaining number of objects that may be filled in, for the whole answer. */
  left: { fills: number }
}

function withRequired(place: Place, declared: unknown, value: unknown): unknown {
  if (place.path.length === deepest) return value
  const parts = partsOf(place, declared)
  if (Array.isArray(value)) {
    const items = parts.map((part) => part.items).find(isSchema)
    return items ? value.map((item, at) => withRequired(below(place, at), items, item)) : value
  }
  if (value === undefined && place.path.length === 0 && parts.some(isObjectSchema)) {
    return withProperties(place, parts, {})
  }
  return isPlain(value) ? withProperties(place, parts, value) : value
}

function withProperties(
  place: Place,
  parts: readonly JsonSchema[],
  value: Record<string, unknown>,
): Record<string, unknown> {
  const required = new Set(parts.flatMap((part) => asList(part.required)))
  const filled: Record<string, unknown> = { ...value }
  for (const [key, declared] of parts.flatMap(({ properties }) => Object.entries(Object(properties)))) {
    const within = below(place, key)
    const inside = partsOf(within, declared)
    const source: unknown = isSchema(declared) ? (declared.$ref ?? declared) : declared
    const isMissing = !Object.hasOwn(filled, key) && required.has(key)
    if (isMissing && !place.filled.includes(source) && place.left.fills-- > 0) filled[key] = emptyOf(inside)
    if (!required.has(key) && isUntouchedList(inside, filled[key])) filled[key] = undefined
    if (filled[key] === undefined) delete filled[key]
    else
      filled[key] = withRequired(
        isMissing ? { ...within, filled: [...within.filled, source] } : within,
        declared,
        filled[key],
      )
  }
  return filled
}

function below(place: Place, step: string | number): Place {
  return { ...place, path: [...place.path, step] }
}

/** Returns the schema, the schemas in its `allOf`, and the displayed branches of its `oneOf` and `anyOf`. */
function partsOf(place: Place, declared: unknown, seen = new Set<unknown>()): JsonSchema[] {
  if (seen.has(declared)) return []
  seen.add(declared)
  const schema = followed(place.root, declared)
  const pointer = place.path.length > 0 ? `/${joinPath(place.path)}` : ''
  const branches = ['oneOf', 'anyOf'].flatMap((keyword) => {
    const choices = asList(schema[keyword])
    const known = place.shown.get(choiceKey(keyword, pointer))
    return known && known.count === choices.length ? [choices[known.branch]] : []
  })
  const more = [...asList(schema.allOf), ...branches].flatMap((one) => partsOf(place, one, seen))
  return [schema, ...more]
}

function emptyOf(parts: readonly JsonSchema[]): unknown {
  if (parts.some(isObjectSchema)) return {}
  const isList = parts.some(({ type }) => type === 'array')
  return isList && leastItems(parts) === 0 ? [] : undefined
}

/** Returns true for a list with at most its minimum number of rows, all of them empty. */
function isUntouchedList(parts: readonly JsonSchema[], value: unknown): boolean {
  if (!Array.isArray(value) || leastItems(parts) < Math.max(value.length, 1)) return false
  return value.every((row) => row === null || row === '' || (isPlain(row) && Object.keys(row).length === 0))
}

function leastItems(parts: readonly JsonSchema[]): number {
  return Math.max(0, ...parts.map(({ minItems }) => Number(minItems) || 0))
}

function isObjectSchema(schema: JsonSchema): boolean {
  return schema.type === 'object' || (schema.type === undefined && isSchema(schema.properties))
}
