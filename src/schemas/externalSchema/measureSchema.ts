import type { JsonSchema } from '../forms/jsonSchema'

/** Upper bounds for schemas. A larger schema is not shown: its form is too long to fill in and too slow to render. */
export const externalSchemaBounds = {
  /** Number of objects, lists and values. */
  parts: 200_000,
  /** Number of characters in names and texts. */
  characters: 3_000_000,
  /** Nesting depth; a schema that contains itself is infinitely deep. */
  levels: 1_500,
  /** Total number of named properties. */
  properties: 3_000,
  /** Number of alternatives of one `oneOf` or `anyOf`, unless all are constants; only this part is not shown. */
  choices: 300,
  /**
   * Number of references to an enclosing schema. rjsf resolves each of them again inside every other; the
   * meta-schema has 14.
   */
  cycles: 10,
}

export type SchemaProblem = 'parts' | 'characters' | 'levels' | 'properties' | 'cycles'

/** A bound that a schema exceeds, and the number that was counted; undefined if counting stopped at the bound. */
export interface SchemaExcess {
  problem: SchemaProblem
  maximum: number
  count?: number
}

/**
 * Returns a bound that a schema exceeds; null if there is none. Stops counting at the bounds of parts, characters
 * and levels, but counts all properties and references.
 */
export function findSchemaExcess(schema: JsonSchema): SchemaExcess | null {
  let [parts, characters, properties, cycles] = [0, 0, 0, 0]
  const pendingParts = [{ value: schema as unknown, level: 0, pointer: '#' }]
  for (let part = pendingParts.pop(); part; part = pendingParts.pop()) {
    const { value, level, pointer } = part
    parts++
    if (typeof value === 'string') characters += value.length
    if (parts > externalSchemaBounds.parts) return createExcess('parts')
    if (characters > externalSchemaBounds.characters) return createExcess('characters')
    if (level > externalSchemaBounds.levels) return createExcess('levels')
    if (typeof value !== 'object' || value === null) continue
    for (const [key, child] of Object.entries(value)) {
      characters += Array.isArray(value) ? 0 : key.length
      if (key === 'properties' && typeof child === 'object' && child !== null) {
        properties += Object.keys(child).length
      }
      if (key === '$ref' && typeof child === 'string' && `${pointer}/`.startsWith(`${child}/`)) cycles++
      pendingParts.push({ value: child, level: level + 1, pointer: `${pointer}/${key}` })
    }
  }
  if (properties > externalSchemaBounds.properties) return createExcess('properties', properties)
  return cycles > externalSchemaBounds.cycles ? createExcess('cycles', cycles) : null
}

function createExcess(problem: SchemaProblem, count?: number): SchemaExcess {
  return { problem, maximum: externalSchemaBounds[problem], ...(count === undefined ? {} : { count }) }
}
