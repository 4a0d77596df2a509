import { joinPath } from '../forms/answerPath'
import { isSchema, type JsonSchema } from '../forms/jsonSchema'

/**
 * The targets of `$dynamicRef` that are known without an answer: the root's own anchors, because every evaluation
 * begins at the root.
 */
export interface DynamicAnchors {
  /** The URI of each dynamic anchor of the root schema. */
  outermost: ReadonlyMap<string, string>
  /** The number of schemas that declare each name. */
  declarationCounts: ReadonlyMap<string, number>
}

export const emptyAnchors: DynamicAnchors = { outermost: new Map(), declarationCounts: new Map() }

/**
 * Finds the dynamic anchors of a schema and of the schemas that it may refer to.
 * @param address the URI of `root`
 */
export function findDynamicAnchors(
  root: JsonSchema,
  address: string,
  otherSchemas: readonly JsonSchema[] = [],
): DynamicAnchors {
  const declarationCounts = new Map<string, number>()
  for (const resource of [root, ...otherSchemas].flatMap((document) => [
    document,
    ...listResources(document),
  ])) {
    for (const name of getDynamicAnchors(resource).keys())
      declarationCounts.set(name, (declarationCounts.get(name) ?? 0) + 1)
  }
  // The library confuses equal names in nested schemas, so the target is a JSON Pointer.
  const rootAnchors = [...getDynamicAnchors(root)].map(
    ([name, pointer]) => [name, withFragment(address, pointer)] as const,
  )
  return { outermost: new Map(rootAnchors), declarationCounts }
}

const withFragment = (address: string, pointer: string) =>
  pointer === '' ? address : `${address}#${pointer}`

/**
 * Returns the dynamic anchors of this schema with their JSON Pointers, without those of nested schemas that have an
 * `$id`.
 */
export function getDynamicAnchors(resource: unknown): Map<string, string> {
  const names = new Map<string, string>()
  walk(resource, (part, pointer) => {
    if (part !== resource && typeof part.$id === 'string') return false
    if (typeof part.$dynamicAnchor === 'string') names.set(part.$dynamicAnchor, pointer)
    return true
  })
  return names
}

/**
 * Returns the references in schemas from `toValidatedSchema` whose target depends on the answer; they are resolved to
 * the nearest anchor.
 */
export function listDynamicReferences(schemas: unknown): string[] {
  const references = new Set<string>()
  walk(schemas, (part) => {
    if (typeof part.$dynamicRef === 'string') references.add(part.$dynamicRef)
    return true
  })
  return [...references]
}

function listResources(document: JsonSchema): JsonSchema[] {
  const resources: JsonSchema[] = []
  walk(document, (part) => {
    if (part !== document && typeof part.$id === 'string') resources.push(part)
    return true
  })
  return resources
}

/** Visits each object in `value` with its JSON Pointer; the visitor returns whether to continue below it. */
function walk(value: unknown, visitPart: (part: JsonSchema, pointer: string) => boolean, pointer = ''): void {
  if (typeof value !== 'object' || value === null) return
  if (isSchema(value) && !visitPart(value, pointer)) return
  for (const [key, child] of Object.entries(value)) walk(child, visitPart, `${pointer}/${joinPath([key])}`)
}
