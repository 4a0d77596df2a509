/** Longer patterns than people write. */
const longest = 200

/**
 * Whether a pattern runs in a time that nobody notices over any text that is typed: at most two repetitions without an
 * end, of single signs or classes alone, and few of any kind. One that repeats a group may try for ever: ^(a+)+$.
 */
export function isSafePattern(pattern: unknown): pattern is string {
  if (typeof pattern !== 'string' || pattern.length > longest || !isPattern(pattern)) return false
  // Classes and escaped signs are one sign each; what looks around or back is none of them.
  const plain = pattern
    .replace(/\\[1-9k]/g, ')*')
    .replace(/\\./g, 'x')
    .replace(/\[[^\]]*(?:\]|$)/g, 'x')
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
