import { isSchema, type JsonSchema } from '../forms/jsonSchema'
import { isSafePattern } from './safePattern'

/** Below these keywords stand names, not keywords. */
const named = new Set([
  'properties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependencies',
  'dependentRequired',
])
/** Below these stand answers, whatever they look like. */
const literal = new Set(['const', 'enum', 'default', 'examples', 'example'])

/**
 * The schema that answers are judged by: without patterns that could keep a browser busy for ever, and without
 * `additionalProperties: false` beside a `patternProperties` that went with them, since it would refuse what they allow.
 */
export function toValidatedSchema(schema: JsonSchema): JsonSchema {
  const kept: [string, unknown][] = []
  const isOpen =
    isSchema(schema.patternProperties) && !Object.keys(schema.patternProperties).every(isSafePattern)
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'pattern' && !isSafePattern(value)) continue
    if (isOpen && (key === 'patternProperties' || /^(additional|unevaluated)Properties$/.test(key))) continue
    kept.push([key, judgedPart(key, value)])
  }
  return Object.fromEntries(kept)
}

function judgedPart(keyword: string, value: unknown): unknown {
  if (literal.has(keyword)) return value
  if (named.has(keyword) || keyword === 'patternProperties') return eachOf(value)
  if (Array.isArray(value)) return value.map((one) => (isSchema(one) ? toValidatedSchema(one) : one))
  return isSchema(value) ? toValidatedSchema(value) : value
}

function eachOf(schemas: unknown): unknown {
  if (!isSchema(schemas)) return schemas
  const each = Object.entries(schemas).map(([name, one]) => [
    name,
    isSchema(one) ? toValidatedSchema(one) : one,
  ])
  return Object.fromEntries(each)
}
