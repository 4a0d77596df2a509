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

/** Maximum length of a pattern; hand-written patterns are shorter. */
const maxLength = 200

/**
 * Returns true if the browser's engine runs this pattern over any input without a noticeable delay: at most two
 * unlimited repetitions, of single characters or classes only, and few repetitions in all. A pattern that repeats a
 * group, such as ^(a+)+$, may run for ever.
 */
export function isSafePattern(pattern: unknown): pattern is string {
  if (typeof pattern !== 'string' || pattern.length > maxLength || !isPattern(pattern)) return false
  // Classes and escaped characters count as one character. Backreferences and lookarounds are rejected, except for
  // lookaheads at the beginning, which the engine tries only once.
  const plainText = pattern
    .replace(/\\[1-9k]/g, '(?')
    .replace(/\\./g, 'x')
    .replace(/\[[^\]]*(?:\]|$)/g, 'x')
    .replace(/^\^(?:\(\?[=!][^()]*\))+/, (lookaheads) => lookaheads.replace(/\(\?[=!]|\)/g, ''))
  if (/\)[*+?{]/.test(plainText) || plainText.includes('(?')) return false
  const boundedRepeats = [...plainText.matchAll(/\{(\d+)(?:,(\d+))?\}/g)]
  const combinations = boundedRepeats.reduce(
    (product, [, from, to]) => product * (Number(to ?? from) - Number(from) + 1),
    1,
  )
  const unboundedCount = plainText.match(/[*+]|\{\d+,\}/g)?.length ?? 0
  const optionalCount = plainText.match(/\?/g)?.length ?? 0
  return unboundedCount <= 2 && optionalCount <= 6 && combinations <= 1_000
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** Removes escapes that are only valid without the `u` flag: `\@`, and `\-` outside a class. */
export function removeLegacyEscapes(source: string): string {
  let isInClass = false
  return source.replace(/\\(.)|[[\]]/gsu, (piece, escapedCharacter: string | undefined) => {
    if (escapedCharacter === undefined) isInClass = piece === '['
    else if (!/[\w^$\\.*+?()[\]{}|/]/.test(escapedCharacter) && !(isInClass && escapedCharacter === '-'))
      return escapedCharacter
    return piece
  })
}
