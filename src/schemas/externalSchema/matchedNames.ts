import { format } from '@cfworker/json-schema'
import { isSchema, type JsonSchema } from '../forms/jsonSchema'
import { getPattern, isSafePattern, removeLegacyEscapes, toPatternFormat } from './safePattern'
import { isUntestedPatternTest } from './untestedPatterns'

type Test = (text: string) => boolean

/**
 * Adapts the result of `toValidatedSchema` to one answer: each property-name pattern that it marked as unsafe
 * (`toPatternFormat`) is replaced with a safe pattern that matches exactly those of the answer's names that match the
 * original, tested by the engine that `registerPatterns` chose. If no engine can test the pattern, `patternProperties`
 * is removed together with `additionalProperties` and `unevaluatedProperties`, which could reject the properties that
 * it allows.
 */
export function withMatchedNames(schema: JsonSchema, answer: unknown): JsonSchema {
  if (!hasMarkedPatterns(schema)) return schema
  const names = [...collectNames(answer)]
  return replaceNamePatterns(schema, (source) => {
    const test = getTest(source)
    return test && toNamePattern(names.filter(test))
  })
}

/** Returns true if a property name matches a pattern; false if no available engine can test the pattern. */
export function matchesName(pattern: string, name: string): boolean {
  const source = removeLegacyEscapes(pattern)
  return isSafePattern(source) ? new RegExp(source, 'u').test(name) : (getTest(source)?.(name) ?? false)
}

/** Returns the test that `registerPatterns` registered; undefined if no engine can test the pattern. */
function getTest(source: string): Test | undefined {
  const test = (format as Record<string, Test>)[toPatternFormat(source)]
  return test && isUntestedPatternTest(test) ? undefined : test
}

const markCache = new WeakMap<object, boolean>()
/**
 * Returns true if a result of `toValidatedSchema` has marked property-name patterns, which need the engine of
 * `registerPatterns`.
 */
export function hasMarkedPatterns(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const isMarked =
    markCache.get(value) ??
    Object.entries(value).some(([key, child]) => getPattern(key) !== undefined || hasMarkedPatterns(child))
  markCache.set(value, isMarked)
  return isMarked
}

function collectNames(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names
  for (const [key, child] of Object.entries(value)) {
    if (!Array.isArray(value)) names.add(key)
    collectNames(child, names)
  }
  return names
}

/** Returns a pattern that matches exactly these names. */
function toNamePattern(names: readonly string[]): string {
  const escapedNames = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  return escapedNames.length > 0 ? `^(?:${escapedNames.join('|')})$` : '[]'
}

function replaceNamePatterns(
  schema: JsonSchema,
  getNamePattern: (source: string) => string | undefined,
): JsonSchema {
  const { patternProperties: patterns } = schema
  const replacements = Object.keys(isSchema(patterns) ? patterns : {}).map((name) => {
    const source = getPattern(name)
    return [name, source === undefined ? name : getNamePattern(source)] as const
  })
  const hasUntestablePattern = replacements.some(([, namePattern]) => namePattern === undefined)
  const retainedEntries = Object.entries(schema).flatMap(([key, value]) => {
    if (
      hasUntestablePattern &&
      (key === 'patternProperties' || /^(additional|unevaluated)Properties$/.test(key))
    )
      return []
    return [[key, key === 'patternProperties' ? renamePatterns(value, replacements) : value] as const]
  })
  return Object.fromEntries(
    retainedEntries.map(([key, value]) => [
      key,
      Array.isArray(value)
        ? value.map((item) => (isSchema(item) ? replaceNamePatterns(item, getNamePattern) : item))
        : isSchema(value)
          ? replaceNamePatterns(value, getNamePattern)
          : value,
    ]),
  )
}

/** Renames the patterns of `patternProperties`; the schemas of patterns that get the same name are combined. */
function renamePatterns(
  patterns: unknown,
  replacements: readonly (readonly [string, string | undefined])[],
): JsonSchema {
  const schemas: Record<string, unknown> = {}
  for (const [name, namePattern = name] of replacements) {
    const schema = Reflect.get(patterns as object, name)
    schemas[namePattern] = namePattern in schemas ? { allOf: [schemas[namePattern], schema] } : schema
  }
  return schemas
}
