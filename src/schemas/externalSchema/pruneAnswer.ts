import { joinPath } from '../forms/answerPath'
import { asList, followed, isSchema, type JsonSchema } from '../forms/jsonSchema'
import { declaredName, displayedName } from './displayedName'
import { choiceKey, type ShownBranch } from './shownBranches'

/**
 * Returns the answer as it is validated: without values that were emptied or never entered, and with empty objects
 * and lists where they are required, so that errors are reported at the missing field. An optional list of blank rows
 * is left out. Names are those of the schema, see `declaredName`.
 */
export function pruneAnswer(
  root: JsonSchema,
  value: unknown,
  shownBranches: ReadonlyMap<string, ShownBranch> = new Map(),
  fits: Fits = () => false,
): unknown {
  const place = { root, shownBranches, fits, path: [], filled: [], remaining: { fills: maxFilled } }
  return withRequired(place, root, removeEmpty(value))
}

/** Returns true if an answer fits a part of the root schema. */
type Fits = (part: unknown, answer: unknown, root: JsonSchema) => boolean

/** Removes empty values; undefined if nothing remains. Rows of a list stay, empty or null. */
function removeEmpty(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item) => (isPlain(item) ? (removeEmpty(item) ?? {}) : (removeEmpty(item) ?? null)))
  if (!isPlain(value)) return value
  const retained = Object.entries(value).flatMap(([key, one]) => {
    const pruned = removeEmpty(one)
    return pruned === undefined ? [] : [[declaredName(key), pruned] as const]
  })
  return retained.length > 0 ? Object.fromEntries(retained) : undefined
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** Maximum nesting depth of required objects; a schema that requires itself would never end. */
const maxDepth = 40

/** Maximum number of required objects that are filled in; more than a form shows at once. */
const maxFilled = 1_000

interface Place {
  root: JsonSchema
  shownBranches: ReadonlyMap<string, ShownBranch>
  fits: Fits
  path: readonly (string | number)[]
  /** The schemas of the enclosing filled-in objects: a schema that requires itself is filled in only once. */
  filled: readonly unknown[]
  /** The remaining number of objects that may be filled in, for the whole answer. */
  remaining: { fills: number }
}

function withRequired(place: Place, declared: unknown, value: unknown): unknown {
  if (place.path.length === maxDepth) return value
  const parts = getParts(place, declared, value)
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
  const filled = new Map(Object.entries(value))
  for (const [key, declared] of parts.flatMap(({ properties }) => Object.entries(Object(properties)))) {
    const placeBelow = below(place, displayedName(key))
    const innerParts = getParts(placeBelow, declared, filled.get(key))
    const source: unknown = isSchema(declared) ? (declared.$ref ?? declared) : declared
    const isMissing = !filled.has(key) && required.has(key)
    if (isMissing && !place.filled.includes(source) && place.remaining.fills-- > 0)
      filled.set(key, getEmpty(innerParts))
    const isLeftOut = !required.has(key) && isUntouchedList(innerParts, filled.get(key))
    const from = isMissing ? { ...placeBelow, filled: [...placeBelow.filled, source] } : placeBelow
    if (isLeftOut || filled.get(key) === undefined) filled.delete(key)
    else filled.set(key, withRequired(from, declared, filled.get(key)))
  }
  return Object.fromEntries(filled)
}

function below(place: Place, step: string | number): Place {
  return { ...place, path: [...place.path, step] }
}

/**
 * Returns the schema and the schemas that apply to the answer beside it: those in its `allOf`, the displayed branches
 * of its `oneOf` and `anyOf`, and those that its conditions add.
 */
function getParts(place: Place, declared: unknown, value: unknown, seen = new Set<unknown>()): JsonSchema[] {
  if (seen.has(declared)) return []
  seen.add(declared)
  const schema = followed(place.root, declared)
  const pointer = place.path.length > 0 ? `/${joinPath(place.path)}` : ''
  const branches = ['oneOf', 'anyOf'].flatMap((keyword) => {
    const choices = asList(schema[keyword])
    const shownBranch = place.shownBranches.get(choiceKey(keyword, pointer))
    return shownBranch && shownBranch.count === choices.length ? [choices[shownBranch.branch]] : []
  })
  const conditional = conditionalParts(place, schema, value)
  const more = [...asList(schema.allOf), ...branches, ...conditional].flatMap((one) =>
    getParts(place, one, value, seen),
  )
  return [schema, ...more]
}

/** Returns the schemas that `if` and the dependencies of a schema add for this answer. */
function conditionalParts({ root, fits }: Place, schema: JsonSchema, value: unknown): unknown[] {
  const parts: unknown[] = []
  if (schema.if !== undefined && (schema.then ?? schema.else) !== undefined) {
    const answer = value ?? (isObjectSchema(schema) ? {} : null)
    parts.push(fits(schema.if, answer, root) ? schema.then : schema.else)
  }
  if (!isPlain(value)) return parts
  for (const keyword of ['dependentRequired', 'dependentSchemas', 'dependencies']) {
    for (const [key, added] of Object.entries(Object(schema[keyword]))) {
      if (!Object.hasOwn(value, key)) continue
      if (Array.isArray(added)) parts.push({ required: added })
      else parts.push(added, ...dependentBranches(added, key))
    }
  }
  return parts

  /** The branches that belong to the answer of `key`; the form shows them without a choice, as rjsf does. */
  function dependentBranches(added: unknown, key: string): unknown[] {
    return asList(followed(root, added).oneOf).filter((branch) => {
      const { properties } = followed(root, branch)
      const condition = isSchema(properties) ? properties[key] : undefined
      return condition !== undefined && isPlain(value) && fits(condition, value[key], root)
    })
  }
}

function getEmpty(parts: readonly JsonSchema[]): unknown {
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
