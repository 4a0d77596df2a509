const prefix = 'pattern:'

/** The name of the format that stands for a pattern in a schema that is interpreted. */
export const patternFormat = (source: string): string => prefix + source

/** The pattern that a format stands for; undefined of an ordinary format. */
export function patternOf(format: unknown): string | undefined {
  return typeof format === 'string' && format.startsWith(prefix) ? format.slice(prefix.length) : undefined
}

/** The patterns of a validated schema, each once. */
export function patternsIn(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found
  for (const [key, value] of Object.entries(schema)) {
    const source = patternOf(key === 'format' ? value : key)
    if (source !== undefined) found.add(source)
    patternsIn(value, found)
  }
  return found
}
