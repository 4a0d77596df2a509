import {
  closedGroupsKey,
  deferredKey,
  followReferences,
  isSchema,
  type JsonSchema,
  levelsKey,
  resolveReference,
  toList,
  toNonBlankText,
} from '../forms/jsonSchema'

/**
 * Maximum number of parts behind references. rjsf resolves every reference below the part it renders, and more parts
 * block the tab.
 */
const maxReferences = 5_000
/**
 * Maximum number of circular references. rjsf resolves each of them again inside every other, so a few more
 * block the tab indefinitely.
 */
const maxCycles = 6
/** Maximum number of parts behind references that are shown at once, so that users can look through them. */
const maxVisible = 500
const maxLevels = 3

/** Maximum number of fields that are shown at once; more take seconds to render. */
const maxFields = 500

/** Keywords that contain schemas by name. */
const namedMapKeywords = new Set(['properties', 'patternProperties', 'definitions', '$defs'])
const branchKeywords = new Set(['anyOf', 'oneOf'])
/** Keywords that contain a schema, or a list of schemas, that is rendered in place. */
const renderedKeywords = new Set(['items', 'additionalItems', 'anyOf', 'oneOf'])
/**
 * Parts that are not rendered in place: definitions are rendered where they are referenced, and the others contain no
 * rendered schema.
 */
const unrenderedKeywords = new Set([
  'definitions',
  '$defs',
  'const',
  'enum',
  'default',
  'examples',
  'required',
  'not',
  'if',
])

/**
 * Returns the displayed schema. If resolving all references would not end in reasonable time (for example, if a few
 * definitions refer to each other, or each refers twice to the next), references are deferred until the user opens
 * them. The first levels are open.
 */
export function withDeferredReferences(root: JsonSchema): JsonSchema {
  const referenceCounts = measureReferences(root, Number.POSITIVE_INFINITY, maxReferences)
  if (referenceCounts.parts < maxReferences && referenceCounts.cycles <= maxCycles) return root
  let levels = 0
  while (levels < maxLevels && measureReferences(root, levels + 1, maxVisible).parts < maxVisible) levels++
  const combined: Record<string, unknown> = {}
  const schema = deferInObject({ root, combined }, root) as JsonSchema
  const definitions = { ...Object(schema.definitions), ...combined }
  return { ...schema, definitions, [levelsKey]: levels }
}

interface Deferral {
  root: JsonSchema
  /** Schemas that combine references by `allOf`. They become definitions, so that a deferred reference can name them. */
  combined: Record<string, unknown>
}

/**
 * Counts the parts behind references to this depth, and the circular references. With unlimited depth, circular
 * references are not followed. Stops at `maximum` parts.
 */
function measureReferences(root: JsonSchema, levels: number, maximum: number) {
  let [parts, cycles] = [0, 0]
  const walk = (value: unknown, path: readonly string[], keyword?: string) => {
    if (typeof value !== 'object' || value === null || parts >= maximum) return
    if (path.length > 0) parts++
    const reference: unknown = Reflect.get(value, '$ref')
    if (typeof reference === 'string' && path.length < levels) {
      const isCycle = path.includes(reference) || reference === '#'
      // rjsf does not notice cycles through `allOf`, nor through the root as a branch.
      const isUnnoticed = keyword === 'allOf' || (reference === '#' && branchKeywords.has(String(keyword)))
      if (isCycle) cycles += isUnnoticed ? maxCycles + 1 : 1
      if (!isCycle || Number.isFinite(levels)) walk(resolveReference(root, reference), [...path, reference])
    }
    for (const [key, child] of Object.entries(value))
      if (!unrenderedKeywords.has(key)) walk(child, path, Array.isArray(value) ? keyword : key)
  }
  walk(root, [])
  return { parts, cycles }
}

/** Returns the displayed schema. If it has many fields, its groups are closed until the user opens them. */
export function withClosedGroups(root: JsonSchema): JsonSchema {
  return countFields(root) > maxFields ? { ...root, [closedGroupsKey]: true } : root
}

/** Counts the fields that are rendered in place. */
function countFields(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce((sum, [key, child]) => {
    if (unrenderedKeywords.has(key)) return sum
    return sum + countFields(child) + (key === 'properties' ? Object.keys(Object(child)).length : 0)
  }, 0)
}

/**
 * Returns a copy of a part of the schema in which the displayed references are deferred.
 * @param isDisplayed whether the part itself is rendered in place
 */
function deferInObject(deferral: Deferral, value: unknown, isDisplayed = false): unknown {
  if (Array.isArray(value)) return value.map((item) => deferInObject(deferral, item, isDisplayed))
  if (!isSchema(value)) return value
  const entries = Object.entries(value).map(([key, child]) => {
    if (namedMapKeywords.has(key) && isSchema(child)) {
      const entries = Object.entries(child).map(([name, item]) => [
        name,
        deferInObject(deferral, item, key === 'properties'),
      ])
      return [key, Object.fromEntries(entries)] as const
    }
    return [
      key,
      unrenderedKeywords.has(key) ? child : deferInObject(deferral, child, renderedKeywords.has(key)),
    ] as const
  })
  const schema = Object.fromEntries(entries)
  if (!isDisplayed) return schema
  if (typeof schema.$ref === 'string') return deferReferences(deferral.root, schema)
  return combinesReferences(schema) ? deferCombination(deferral, schema) : schema
}

function combinesReferences({ allOf }: JsonSchema): boolean {
  return toList(allOf).some((part) => isSchema(part) && typeof part.$ref === 'string')
}

function deferCombination({ root, combined }: Deferral, schema: JsonSchema): unknown {
  const name = `foyer-combined-${Object.keys(combined).length + 1}`
  combined[name] = schema
  const parts = toList(schema.allOf).map((part) => followReferences(root, part as JsonSchema))
  const [type, title] = (['type', 'title'] as const).map((key) =>
    [schema, ...parts].map((part) => part[key]).find((value) => value !== undefined),
  )
  return {
    ...(type === undefined ? {} : { type }),
    ...(toNonBlankText(title) === undefined ? {} : { title }),
    [deferredKey]: `#/definitions/${name}`,
  }
}

function deferReferences(root: JsonSchema, { $ref, ...siblings }: Record<string, unknown>): unknown {
  const target = followReferences(root, { $ref })
  const isLeaf = typeof target.type === 'string' && target.type !== 'object' && target.type !== 'array'
  if (isLeaf) return { $ref, ...siblings }
  const title = toNonBlankText(siblings.title) ?? toNonBlankText(target.title)
  return {
    ...(target.type === undefined ? {} : { type: target.type }),
    ...siblings,
    ...(title === undefined ? {} : { title }),
    [deferredKey]: $ref,
  }
}
