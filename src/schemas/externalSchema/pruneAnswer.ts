import { joinPath } from '../forms/answerPath'
import { followReferences, isSchema, type JsonSchema, toList } from '../forms/jsonSchema'
import { type DisplayedBranch, getChoiceKey } from './displayedBranches'

/**
 * Returns the answer as it is validated: without values that were emptied or never entered, and with empty objects
 * and lists where they are required, so that errors are reported at the missing field. An optional list of blank rows
 * is left out, and so is an optional group of such lists. Names are those of the schema, see `getDeclaredName`.
 */
export function pruneAnswer(
  root: JsonSchema,
  value: unknown,
  shownBranches: ReadonlyMap<string, DisplayedBranch> = new Map(),
  matchesSchema: MatchesSchema = () => false,
): unknown {
  const location = {
    root,
    shownBranches,
    matchesSchema,
    path: [],
    filledSchemas: [],
    remaining: { fillCount: maxFilled },
  }
  return withRequiredValues(location, root, removeEmpty(value))
}

/**
 * Removes properties without a value, and objects without properties, and restores the declared property names.
 * Returns undefined if nothing remains. All items of a list stay: an item without content becomes an empty object or
 * null.
 */
function removeEmpty(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item) =>
      isPlainObject(item) ? (removeEmpty(item) ?? {}) : (removeEmpty(item) ?? null),
    )
  if (!isPlainObject(value)) return value
  const retainedEntries = Object.entries(value).flatMap(([key, candidate]) => {
    const prunedValue = removeEmpty(candidate)
    return prunedValue === undefined ? [] : [[getDeclaredName(key), prunedValue] as const]
  })
  return retainedEntries.length > 0 ? Object.fromEntries(retainedEntries) : undefined
}

/** Maximum nesting depth of required objects; a schema that requires itself would never end. */
const maxDepth = 40

/** Maximum number of required objects that are filled in; more than a form shows at once. */
const maxFilled = 1_000

interface PruneLocation extends AnswerLocation {
  /** The schemas of the enclosing filled-in objects: a schema that requires itself is filled in only once. */
  filledSchemas: readonly unknown[]
  /** The remaining number of objects that may be filled in, for the whole answer. */
  remaining: { fillCount: number }
}

function withRequiredValues(location: PruneLocation, declaredSchema: unknown, value: unknown): unknown {
  if (location.path.length === maxDepth) return value
  const parts = getApplicableSchemas(location, declaredSchema, value)
  if (Array.isArray(value)) {
    const items = parts.map((part) => part.items).find(isSchema)
    return items
      ? value.map((item, index) => withRequiredValues(getChildLocation(location, index), items, item))
      : value
  }
  if (value === undefined && location.path.length === 0 && parts.some(isObjectSchema)) {
    return withProperties(location, parts, {})
  }
  return isPlainObject(value) ? withProperties(location, parts, value) : value
}

function withProperties(
  location: PruneLocation,
  parts: readonly JsonSchema[],
  value: Record<string, unknown>,
): Record<string, unknown> {
  const required = new Set(parts.flatMap((part) => toList(part.required)))
  const filledValues = new Map(Object.entries(value))
  for (const [key, declaredSchema] of parts.flatMap(({ properties }) => Object.entries(Object(properties)))) {
    const childLocation = getChildLocation(location, getDisplayedName(key))
    const innerParts = getApplicableSchemas(childLocation, declaredSchema, filledValues.get(key))
    const source: unknown = isSchema(declaredSchema)
      ? (declaredSchema.$ref ?? declaredSchema)
      : declaredSchema
    const isMissing = !filledValues.has(key) && required.has(key)
    if (isMissing && !location.filledSchemas.includes(source) && location.remaining.fillCount-- > 0)
      filledValues.set(key, createEmptyValue(innerParts))
    const isOmittable = !required.has(key) && isUntouched(childLocation, innerParts, filledValues.get(key))
    const innerLocation = isMissing
      ? { ...childLocation, filledSchemas: [...location.filledSchemas, source] }
      : childLocation
    if (isOmittable || filledValues.get(key) === undefined) filledValues.delete(key)
    else filledValues.set(key, withRequiredValues(innerLocation, declaredSchema, filledValues.get(key)))
  }
  return Object.fromEntries(filledValues)
}

function createEmptyValue(parts: readonly JsonSchema[]): unknown {
  if (parts.some(isObjectSchema)) return {}
  const isList = parts.some(({ type }) => type === 'array')
  return isList && getMinItems(parts) === 0 ? [] : undefined
}

/**
 * Returns true for a list that has a minimum number of rows and no more rows than that, all of them empty, and for a
 * group that contains nothing but such lists.
 */
function isUntouched(location: AnswerLocation, parts: readonly JsonSchema[], value: unknown): boolean {
  if (Array.isArray(value)) {
    if (getMinItems(parts) < Math.max(value.length, 1)) return false
    const items = parts.map((part) => part.items).find(isSchema)
    return value.every((row, index) => row === null || row === '' || isUntouchedBelow(index, items, row))
  }
  if (!isPlainObject(value)) return false
  const properties = Object.assign({}, ...parts.map((part) => part.properties))
  return Object.entries(value).every(([key, child]) => isUntouchedBelow(key, properties[key], child))

  function isUntouchedBelow(step: string | number, declaredSchema: unknown, child: unknown): boolean {
    const childLocation = getChildLocation(location, typeof step === 'string' ? getDisplayedName(step) : step)
    return isUntouched(childLocation, getApplicableSchemas(childLocation, declaredSchema, child), child)
  }
}

function getMinItems(parts: readonly JsonSchema[]): number {
  return Math.max(0, ...parts.map(({ minItems }) => Number(minItems) || 0))
}

/** Returns true if an answer fits a part of the root schema. */
type MatchesSchema = (part: unknown, answer: unknown, root: JsonSchema) => boolean

/** A place in an answer, and the data that determines which schemas apply there. */
export interface AnswerLocation {
  root: JsonSchema
  shownBranches: ReadonlyMap<string, DisplayedBranch>
  matchesSchema: MatchesSchema
  path: readonly (string | number)[]
}

/** Returns the location of a property or row of the answer at `location`. */
export function getChildLocation<Location extends AnswerLocation>(
  location: Location,
  step: string | number,
): Location {
  return { ...location, path: [...location.path, step] }
}

/**
 * Returns the schema and the schemas that apply to the answer beside it: those in its `allOf`, the displayed branches
 * of its `oneOf` and `anyOf`, and those that its conditions add.
 */
export function getApplicableSchemas(
  location: AnswerLocation,
  declaredSchema: unknown,
  value: unknown,
  visitedSchemas = new Set<unknown>(),
): JsonSchema[] {
  if (visitedSchemas.has(declaredSchema)) return []
  visitedSchemas.add(declaredSchema)
  const schema = followReferences(location.root, declaredSchema)
  const pointer = location.path.length > 0 ? `/${joinPath(location.path)}` : ''
  const branches = ['oneOf', 'anyOf'].flatMap((keyword) => {
    const choices = toList(schema[keyword])
    const shownBranch = location.shownBranches.get(getChoiceKey(keyword, pointer))
    return shownBranch && shownBranch.count === choices.length ? [choices[shownBranch.branch]] : []
  })
  const conditionalSchemas = getConditionalParts(location, schema, value)
  const innerParts = [...toList(schema.allOf), ...branches, ...conditionalSchemas].flatMap((item) =>
    getApplicableSchemas(location, item, value, visitedSchemas),
  )
  return [schema, ...innerParts]
}

/** Returns the schemas that `if` and the dependencies of a schema add for this answer. */
function getConditionalParts(
  { root, matchesSchema }: AnswerLocation,
  schema: JsonSchema,
  value: unknown,
): unknown[] {
  const parts: unknown[] = []
  if (schema.if !== undefined && (schema.then ?? schema.else) !== undefined) {
    const answer = value ?? (isObjectSchema(schema) ? {} : null)
    parts.push(matchesSchema(schema.if, answer, root) ? schema.then : schema.else)
  }
  if (!isPlainObject(value)) return parts
  for (const keyword of ['dependentRequired', 'dependentSchemas', 'dependencies']) {
    for (const [key, dependency] of Object.entries(Object(schema[keyword]))) {
      if (!Object.hasOwn(value, key)) continue
      if (Array.isArray(dependency)) parts.push({ required: dependency })
      else parts.push(dependency, ...getDependentBranches(dependency, key))
    }
  }
  return parts

  /** The branches that belong to the answer of `key`; the form shows them without a choice, as rjsf does. */
  function getDependentBranches(dependency: unknown, key: string): unknown[] {
    return toList(followReferences(root, dependency).oneOf).filter((branch) => {
      const { properties } = followReferences(root, branch)
      const condition = isSchema(properties) ? properties[key] : undefined
      return condition !== undefined && isPlainObject(value) && matchesSchema(condition, value[key], root)
    })
  }
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

function isObjectSchema(schema: JsonSchema): boolean {
  return schema.type === 'object' || (schema.type === undefined && isSchema(schema.properties))
}

/**
 * Replacements for property names that rjsf cannot handle, in displayed schemas and stored answers: rjsf would lose a
 * property '__proto__', and treats a property '' as its parent object.
 */
const substitutes = new Map([
  ['', 'x-foyer-empty'],
  ['__proto__', 'x-foyer-proto'],
])
const namesBySubstitute = new Map(Array.from(substitutes, ([name, substitute]) => [substitute, name]))

/** Returns the name of a property in the displayed schema and in the form's answers. */
export function getDisplayedName(name: string): string {
  return substitutes.get(name) ?? name
}

/** Returns the name of a property in the schema and in the submitted answer. */
export function getDeclaredName(name: string): string {
  return namesBySubstitute.get(name) ?? name
}
