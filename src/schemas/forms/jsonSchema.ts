import { getValue, splitPath } from './answerPath'

/** A JSON Schema from an external source: its keywords may have any value. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** In a displayed schema, replaces a `$ref` that is resolved only when the user opens that part of the form. */
export const deferredKey = 'x-foyer-ref'

/** In the root of a displayed schema: the number of nested deferred references that are open initially. */
export const levelsKey = 'x-foyer-levels'

/** In the root of a displayed schema with many fields: its groups are closed until the user opens them. */
export const closedGroupsKey = 'x-foyer-closed-groups'

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function toNonBlankText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/**
 * Resolves a reference within the schema, such as '#' or '#/$defs/person'. Returns undefined if the target does not
 * exist. Displayed schemas contain no anchors: they are replaced by JSON Pointers.
 */
export function resolveReference(root: JsonSchema, ref: string): unknown {
  if (ref === '#') return root
  if (!ref.startsWith('#/')) return undefined
  return getValue(root, splitPath(decodePointer(ref.slice(2))))
}

function decodePointer(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Maximum number of consecutive references; a longer chain is assumed to be circular. */
const maxChainLength = 20

/** Resolves the references of a schema. Keywords beside a reference take precedence over those of its target. */
export function followReferences(root: JsonSchema, schema: unknown): JsonSchema {
  let resolvedSchema = isSchema(schema) ? schema : {}
  for (let step = 0; step < maxChainLength; step++) {
    const { $ref, [deferredKey]: deferredReference, ...siblings } = resolvedSchema
    const reference = $ref ?? deferredReference
    if (typeof reference !== 'string') break
    const target = resolveReference(root, reference)
    if (!isSchema(target)) return siblings
    resolvedSchema = { ...target, ...siblings, ...(target.$ref === undefined ? {} : { $ref: target.$ref }) }
  }
  return resolvedSchema
}
