/** Longer patterns than people write. */
const longest = 200

/**
 * True if the browser's engine runs this pattern over any typed text in a time that nobody notices: at most two
 * unlimited repetitions, of single characters or classes only, and few repetitions in all. A pattern that repeats a
 * group may run for ever: ^(a+)+$.
 */
export function isSafePattern(pattern: unknown): pattern is string {
  if (typeof pattern !== 'string' || pattern.length > longest || !isPattern(pattern)) return false
  // Classes and escaped characters count as one character; what refers back does not, nor what looks around, except for
  // what looks ahead from the beginning: the engine tries that once.
  const plain = pattern
    .replace(/\\[1-9k]/g, '(?')
    .replace(/\\./g, 'x')
    .replace(/\[[^\]]*(?:\]|$)/g, 'x')
    .replace(/^\^(?:\(\?[=!][^()]*\))+/, (ahead) => ahead.replace(/\(\?[=!]|\)/g, ''))
  if (/\)[*+?{]/.test(plain) || plain.includes('(?')) return false
  const bounded = [...plain.matchAll(/\{(\d+)(?:,(\d+))?\}/g)]
  const ways = bounded.reduce((product, [, from, to]) => product * (Number(to ?? from) - Number(from) + 1), 1)
  const endless = plain.match(/[*+]|\{\d+,\}/g)?.length ?? 0
  const optional = plain.match(/\?/g)?.length ?? 0
  return endless <= 2 && optional <= 6 && ways <= 1_000
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** The same pattern without escapes that only the browser's engine without the `u` flag takes: `\\@`, and `\\-` outside a class. */
export function withUnicodeEscapes(source: string): string {
  let isInClass = false
  return source.replace(/\\(.)|[[\]]/gsu, (piece, escaped: string | undefined) => {
    if (escaped === undefined) isInClass = piece === '['
    else if (!/[\w^$\\.*+?()[\]{}|/]/.test(escaped) && !(isInClass && escaped === '-')) return escaped
    return piece
  })
}
