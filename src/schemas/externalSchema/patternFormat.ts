const prefix = 'pattern:'

/** Returns the name of the format that represents a pattern in an interpreted schema. */
export const toPatternFormat = (source: string): string => prefix + source

/** Returns the pattern that a format represents; undefined for an ordinary format. */
export function getPattern(format: unknown): string | undefined {
  return typeof format === 'string' && format.startsWith(prefix) ? format.slice(prefix.length) : undefined
}

/** Collects the distinct patterns of a validated schema. */
export function collectPatterns(schema: unknown, patterns = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return patterns
  for (const [key, value] of Object.entries(schema)) {
    const source = getPattern(key === 'format' ? value : key)
    if (source !== undefined) patterns.add(source)
    collectPatterns(value, patterns)
  }
  return patterns
}
