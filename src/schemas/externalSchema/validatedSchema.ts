import { asList, isSchema, type JsonSchema } from '../forms/jsonSchema'
import { patternFormat } from './patternFormat'
import { isSafePattern, withUnicodeEscapes } from './safePattern'

/** Below these keywords are names, not keywords. */
const named = new Set([
  'properties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependencies',
  'dependentRequired',
])
/** Below these are answers, not schemas. */
const literal = new Set(['const', 'enum', 'default', 'examples', 'example'])

/**
 * The schema that answers are validated by. A pattern becomes a format, whose test `definePatterns` chooses: the library
 * would run it by an engine that can be kept busy for ever. A pattern of names that is not safe is marked in the same way:
 * `withMatchedNames` replaces it.
 */
export function toValidatedSchema(schema: JsonSchema): JsonSchema {
  const kept: [string, unknown][] = []
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'pattern' || key === '$dynamicRef') continue
    // The library knows neither: the reference leads to where it would without an outer schema that redefines it.
    if (key === '$dynamicAnchor') kept.push(['$anchor', value])
    kept.push([key, validatedPart(key, value)])
  }
  return withAll(Object.fromEntries(kept), [
    ...(typeof schema.pattern === 'string' ? [{ format: patternFormat(schema.pattern) }] : []),
    ...(typeof schema.$dynamicRef === 'string' ? [{ $ref: schema.$dynamicRef }] : []),
  ])
}

function withAll(schema: JsonSchema, more: readonly JsonSchema[]): JsonSchema {
  if (more.length === 0) return schema
  return { ...schema, allOf: [...asList(schema.allOf), ...more] }
}

function validatedPart(keyword: string, value: unknown): unknown {
  if (literal.has(keyword)) return value
  if (named.has(keyword)) return eachOf(value)
  if (keyword === 'patternProperties') return eachOf(value, safeName)
  if (Array.isArray(value)) return value.map((one) => (isSchema(one) ? toValidatedSchema(one) : one))
  return isSchema(value) ? toValidatedSchema(value) : value
}

function safeName(pattern: string): string {
  const source = withUnicodeEscapes(pattern)
  return isSafePattern(source) ? source : patternFormat(source)
}

function eachOf(schemas: unknown, rename = (name: string) => name): unknown {
  if (!isSchema(schemas)) return schemas
  const each = Object.entries(schemas).map(([name, one]) => [
    rename(name),
    isSchema(one) ? toValidatedSchema(one) : one,
  ])
  return Object.fromEntries(each)
}
