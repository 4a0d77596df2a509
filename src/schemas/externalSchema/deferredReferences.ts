import {
  asText,
  deferredKey,
  followed,
  isSchema,
  type JsonSchema,
  levelsKey,
  referred,
} from '../forms/jsonSchema'

/** rjsf follows every reference below the place it draws. More parts than these keep a tab busy for long. */
const mostFollowed = 5_000
/** References back to where they stand. rjsf follows each by way of every other, so that few more keep a tab busy for ever. */
const mostCircles = 6
/** As many parts behind references are drawn at once as a person can look through. */
const mostShown = 500
const mostLevels = 3

/** Below these keywords are schemas by name, and below those a schema or a list of them. */
const byName = new Set(['properties', 'patternProperties', 'definitions', '$defs'])
const drawn = new Set(['items', 'additionalItems', 'anyOf', 'oneOf'])
/** Definitions are drawn where something refers to them; the rest is no schema that is drawn. */
const notDrawn = new Set([
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
 * The displayed schema, in which references wait until somebody opens them where following them all would have no end
 * that anybody reaches: a few definitions that refer to each other, or that each refer twice to the next. The first levels
 * are open.
 */
export function withDeferredReferences(root: JsonSchema): JsonSchema {
  const all = measureReferences(root, Number.POSITIVE_INFINITY, mostFollowed)
  if (all.parts < mostFollowed && all.circles <= mostCircles) return root
  let levels = 0
  while (levels < mostLevels && measureReferences(root, levels + 1, mostShown).parts < mostShown) levels++
  return { ...(deferredIn(root, root) as JsonSchema), [levelsKey]: levels }
}

/** The parts behind references so many levels deep; of endless levels, none is followed below itself. Stops at `most`. */
function measureReferences(root: JsonSchema, levels: number, most: number) {
  let [parts, circles] = [0, 0]
  const walk = (value: unknown, path: readonly string[]) => {
    if (typeof value !== 'object' || value === null || parts >= most) return
    if (path.length > 0) parts++
    const reference: unknown = Reflect.get(value, '$ref')
    if (typeof reference === 'string' && path.length < levels) {
      const isCircle = path.includes(reference) || reference === '#'
      if (isCircle) circles++
      if (!isCircle || Number.isFinite(levels)) walk(referred(root, reference), [...path, reference])
    }
    for (const [key, inside] of Object.entries(value)) if (!notDrawn.has(key)) walk(inside, path)
  }
  walk(root, [])
  return { parts, circles }
}

function deferredIn(root: JsonSchema, value: unknown, isDrawn = false): unknown {
  if (Array.isArray(value)) return value.map((one) => deferredIn(root, one, isDrawn))
  if (!isSchema(value)) return value
  const kept = Object.entries(value).map(([key, inside]) => {
    if (byName.has(key) && isSchema(inside)) {
      const each = Object.entries(inside).map(([name, one]) => [
        name,
        deferredIn(root, one, key === 'properties'),
      ])
      return [key, Object.fromEntries(each)] as const
    }
    return [key, notDrawn.has(key) ? inside : deferredIn(root, inside, drawn.has(key))] as const
  })
  const schema = Object.fromEntries(kept)
  return isDrawn && typeof schema.$ref === 'string' ? deferred(root, schema) : schema
}

function deferred(root: JsonSchema, { $ref, ...beside }: Record<string, unknown>): unknown {
  const target = followed(root, { $ref })
  const isLeaf = typeof target.type === 'string' && target.type !== 'object' && target.type !== 'array'
  if (isLeaf) return { $ref, ...beside }
  const title = asText(beside.title) ?? asText(target.title)
  return {
    ...(target.type === undefined ? {} : { type: target.type }),
    ...beside,
    ...(title === undefined ? {} : { title }),
    [deferredKey]: $ref,
  }
}
