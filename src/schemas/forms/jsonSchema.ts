import { splitPath, valueAt } from './answerPath'

/** A JSON Schema as somebody else wrote it: nothing about its keywords is certain. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** In a displayed schema, a `$ref` that is followed when somebody opens its place. */
export const deferredKey = 'x-foyer-ref'

/** In the root of a displayed schema, how many deferred references below each other are open at first. */
export const levelsKey = 'x-foyer-levels'

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** What a reference within the same schema leads to: '#', '#/$defs/person', '#anchor'. Undefined: to nothing that is here. */
export function referred(root: JsonSchema, ref: string): unknown {
  if (ref === '#') return root
  if (!ref.startsWith('#/')) return undefined
  return valueAt(root, splitPath(decoded(ref.slice(2))))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** As many references of one after the other as anybody means; more go in a circle. */
const longestChain = 20

/** The schema with its references followed; what stands beside a reference stays. */
export function followed(root: JsonSchema, schema: unknown): JsonSchema {
  let at = isSchema(schema) ? schema : {}
  for (let step = 0; step < longestChain; step++) {
    const { $ref, [deferredKey]: later, ...beside } = at
    const reference = $ref ?? later
    if (typeof reference !== 'string') break
    const target = referred(root, reference)
    if (!isSchema(target)) return beside
    at = { ...target, ...beside, ...(target.$ref === undefined ? {} : { $ref: target.$ref }) }
  }
  return at
}
