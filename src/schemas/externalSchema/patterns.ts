import { format } from '@cfworker/json-schema'
import { RE2JS } from 're2js'
import { isSafePattern, toPatternFormat } from './safePattern'
import { createUntestedPatternTest, isUntestedPatternTest } from './untestedPatterns'

/**
 * Registers these patterns with the validator, to be tested in linear time by an engine that does not backtrack. The
 * browser's engine tests the few simple patterns with syntax that only it supports. The library has a hook for
 * formats but not for patterns: see `toValidatedSchema`.
 * @returns the patterns that neither engine can test, such as 'y(?!x)'; see `checkOutcomes`
 */
export function registerPatterns(sources: Iterable<string>): string[] {
  const tests = format as Record<string, (text: string) => boolean>
  return [...sources].filter((source) => {
    const name = toPatternFormat(source)
    tests[name] ??= getTest(source) ?? createUntestedPatternTest(source)
    return isUntestedPatternTest(tests[name])
  })
}

function getTest(source: string): ((text: string) => boolean) | undefined {
  try {
    const engine = RE2JS.compile(RE2JS.translateRegExp(source))
    return (text) => engine.test(text)
  } catch {
    // The engine does not support the syntax of the pattern.
    if (!isSafePattern(source)) return undefined
    const nativeExpression = new RegExp(source, 'u')
    return (text) => nativeExpression.test(text)
  }
}
