import { asList, followed, isSchema, type JsonSchema } from '../forms/jsonSchema'

/**
 * The answer as JSON says it: without what a person emptied or never began, and with the objects and lists that must be
 * there, empty as they are, so that what is missing is said of the field that is missing.
 */
export function pruneAnswer(root: JsonSchema, value: unknown): unknown {
  return withRequired(root, root, given(value))
}

/** Undefined where nothing was given; a row of a list stays, empty or null. */
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

/** Deeper than people nest what must be answered; a schema that requires itself has no end. */
const deepest = 40

function withRequired(root: JsonSchema, declared: unknown, value: unknown, depth = 0): unknown {
  const schema = followed(root, declared)
  if (depth === deepest) return value
  if (Array.isArray(value)) {
    if (!isSchema(schema.items)) return value
    return value.map((item) => withRequired(root, schema.items, item, depth + 1))
  }
  if (!isPlain(value)) {
    return value === undefined && depth === 0 && isObjectSchema(schema)
      ? withRequired(root, schema, {}, 1)
      : value
  }
  let filled: Record<string, unknown> = value
  for (const part of [schema, ...asList(schema.allOf).map((one) => followed(root, one))]) {
    filled = withRequiredOf(root, part, filled, depth)
  }
  return filled
}

function withRequiredOf(
  root: JsonSchema,
  schema: JsonSchema,
  value: Record<string, unknown>,
  depth: number,
): Record<string, unknown> {
  if (!isSchema(schema.properties)) return value
  const required = new Set(asList(schema.required))
  const filled: [string, unknown][] = []
  for (const [key, declared] of Object.entries(schema.properties)) {
    const property = followed(root, declared)
    const empty = required.has(key) ? emptyOf(property) : undefined
    const next = Object.hasOwn(value, key) ? value[key] : empty
    if (next !== undefined) filled.push([key, withRequired(root, property, next, depth + 1)])
  }
  return { ...value, ...Object.fromEntries(filled) }
}

function emptyOf(schema: JsonSchema): unknown {
  if (isObjectSchema(schema)) return {}
  return schema.type === 'array' && !Number(schema.minItems) ? [] : undefined
}

function isObjectSchema(schema: JsonSchema): boolean {
  return schema.type === 'object' || (schema.type === undefined && isSchema(schema.properties))
}
