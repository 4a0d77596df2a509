import { joinPath } from '../forms/answerPath'
import { isSchema, type JsonSchema } from '../forms/jsonSchema'

/**
 * Where a `$dynamicRef` leads, as far as the schema says so before it meets an answer: to the root's own anchor of that
 * name, because every evaluation begins at the root.
 */
export interface DynamicAnchors {
  /** The address of each dynamic anchor of the outermost schema. */
  outermost: ReadonlyMap<string, string>
  /** How many schemas declare each name. */
  declared: ReadonlyMap<string, number>
}

export const noAnchors: DynamicAnchors = { outermost: new Map(), declared: new Map() }

/** `address` is that of `root`; `others` are the schemas that it may refer to. */
export function findDynamicAnchors(
  root: JsonSchema,
  address: string,
  others: readonly JsonSchema[] = [],
): DynamicAnchors {
  const declared = new Map<string, number>()
  for (const resource of [root, ...others].flatMap((document) => [document, ...resourcesIn(document)])) {
    for (const name of dynamicAnchorsOf(resource).keys()) declared.set(name, (declared.get(name) ?? 0) + 1)
  }
  // The library would mix up equal names of schemas in each other, so a pointer leads to the place.
  const own = [...dynamicAnchorsOf(root)].map(
    ([name, pointer]) => [name, withFragment(address, pointer)] as const,
  )
  return { outermost: new Map(own), declared }
}

const withFragment = (address: string, pointer: string) =>
  pointer === '' ? address : `${address}#${pointer}`

/** The names that this schema declares and where, without those of schemas in it that have an address of their own. */
export function dynamicAnchorsOf(resource: unknown): Map<string, string> {
  const names = new Map<string, string>()
  walk(resource, (part, pointer) => {
    if (part !== resource && typeof part.$id === 'string') return false
    if (typeof part.$dynamicAnchor === 'string') names.set(part.$dynamicAnchor, pointer)
    return true
  })
  return names
}

/** References whose target depends on the answer; they are judged by the nearest anchor. */
export function undecidedReferences(validated: unknown): string[] {
  const found = new Set<string>()
  walk(validated, (part) => {
    if (typeof part.$dynamicRef === 'string') found.add(part.$dynamicRef)
    return true
  })
  return [...found]
}

function resourcesIn(document: JsonSchema): JsonSchema[] {
  const found: JsonSchema[] = []
  walk(document, (part) => {
    if (part !== document && typeof part.$id === 'string') found.push(part)
    return true
  })
  return found
}

/** Visits each object in `value` with its JSON Pointer; the visitor answers whether to go on below it. */
function walk(value: unknown, visit: (part: JsonSchema, pointer: string) => boolean, pointer = ''): void {
  if (typeof value !== 'object' || value === null) return
  if (isSchema(value) && !visit(value, pointer)) return
  for (const [key, inside] of Object.entries(value)) walk(inside, visit, `${pointer}/${joinPath([key])}`)
}
