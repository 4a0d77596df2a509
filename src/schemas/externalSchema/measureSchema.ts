import type { JsonSchema } from '../forms/jsonSchema'

/** More of a schema than this is not shown: a form of it could not be filled in, and drawing it would take its time. */
export const schemaBounds = {
  /** Objects, lists and values. */
  parts: 200_000,
  /** Characters of names and texts. */
  characters: 3_000_000,
  /** Levels; a schema that holds itself has no end of them. */
  levels: 1_500,
  /** Named properties in all. */
  properties: 3_000,
  /** Schemas to choose from at one place. */
  choices: 300,
  /** References to what they stand in. rjsf follows each of them by way of every other: the schema of schemas has 14. */
  circles: 10,
}

export type SchemaTrouble = 'parts' | 'characters' | 'levels' | 'properties' | 'circles'

/** What of a schema is beyond the bounds; null where nothing is. Stops where it is. */
export function measureSchema(schema: JsonSchema): SchemaTrouble | null {
  let [parts, characters, properties, circles] = [0, 0, 0, 0]
  const waiting = [{ value: schema as unknown, level: 0, place: '#' }]
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { value, level, place } = at
    parts++
    if (typeof value === 'string') characters += value.length
    if (parts > schemaBounds.parts) return 'parts'
    if (characters > schemaBounds.characters) return 'characters'
    if (level > schemaBounds.levels) return 'levels'
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inside] of Object.entries(value)) {
      characters += Array.isArray(value) ? 0 : key.length
      if (key === 'properties' && typeof inside === 'object' && inside !== null) {
        properties += Object.keys(inside).length
        if (properties > schemaBounds.properties) return 'properties'
      }
      if (key === '$ref' && typeof inside === 'string' && `${place}/`.startsWith(`${inside}/`)) circles++
      if (circles > schemaBounds.circles) return 'circles'
      waiting.push({ value: inside, level: level + 1, place: `${place}/${key}` })
    }
  }
  return null
}
