import { format } from '@cfworker/json-schema'
import { RE2JS } from 're2js'
import { acceptAll } from './matchedNames'
import { patternFormat } from './patternFormat'
import { isSafePattern } from './safePattern'

/**
 * Teaches the validator to test these patterns in time linear in the text, by an engine that does not backtrack; the
 * browser's own engine tests the few simple ones whose syntax only it knows. The library names formats but has no hook
 * for patterns: see `toValidatedSchema`.
 *
 * @returns the patterns that neither engine can test, such as those that look ahead: every text passes them
 */
export function definePatterns(sources: Iterable<string>): string[] {
  const tests = format as Record<string, (text: string) => boolean>
  return [...sources].filter((source) => {
    const name = patternFormat(source)
    tests[name] ??= testOf(source) ?? acceptAll
    return tests[name] === acceptAll
  })
}

function testOf(source: string): ((text: string) => boolean) | undefined {
  try {
    const engine = RE2JS.compile(RE2JS.translateRegExp(source))
    return (text) => engine.test(text)
  } catch {
    // Its syntax is one that this engine does not know.
    if (!isSafePattern(source)) return undefined
    const native = new RegExp(source, 'u')
    return (text) => native.test(text)
  }
}
