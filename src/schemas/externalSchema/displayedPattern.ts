import { isSafePattern } from './safePattern'

/** A pattern that begins with this text matches nothing; the rest of the pattern only has to be valid syntax. */
const neverMatchingPrefix = '[]'

/**
 * Returns the pattern of property names for the displayed schema. rjsf tests names with a backtracking engine and
 * without the `u` flag. A pattern that needs another engine or the flag becomes one that matches nothing and quotes the
 * original, see `isQuotedPattern`.
 */
export function getDisplayedPattern(pattern: string): string {
  const isSupported = isSafePattern(pattern) && !/\\[pP]\{|\\u\{/.test(pattern)
  return isSupported ? pattern : neverMatchingPrefix + pattern.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/** Returns true for a pattern of the displayed schema that quotes its original instead of matching names. */
export function isQuotedPattern(pattern: string): boolean {
  return pattern.startsWith(neverMatchingPrefix)
}

/** Returns the original of a pattern in the displayed schema. */
export function getDeclaredPattern(pattern: string): string {
  return isQuotedPattern(pattern)
    ? pattern.slice(neverMatchingPrefix.length).replace(/\\(.)/gsu, '$1')
    : pattern
}
