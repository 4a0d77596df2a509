import { asList, deferredKey, isSchema, type JsonSchema } from '../forms/jsonSchema'
import { type DynamicAnchors, dynamicAnchorsOf, noAnchors } from './dynamicReferences'
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

/** What the walk knows of the place where it is. */
interface Place {
  anchors: DynamicAnchors
  /** The dynamic anchors of the schema with an address that this part belongs to. */
  local: ReadonlyMap<string, string>
  /** Drafts before 2019-09 ignore what stands beside a `$ref`, an address among it. */
  ignoresSiblings: boolean
}

/**
 * The schema that answers are validated by. A pattern becomes a format, whose test `definePatterns` chooses: the library
 * would run it by an engine that can be kept busy for ever. A pattern of names that is not safe is marked in the same way:
 * `withMatchedNames` replaces it.
 */
export function toValidatedSchema(
  schema: JsonSchema,
  anchors: DynamicAnchors = noAnchors,
  ignoresSiblings = false,
): JsonSchema {
  return validated(schema, { anchors, local: dynamicAnchorsOf(schema), ignoresSiblings })
}

function validated(schema: JsonSchema, place: Place): JsonSchema {
  const kept: [string, unknown][] = []
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'pattern' || key === '$dynamicRef' || key === deferredKey) continue
    if (key === '$id' && place.ignoresSiblings && typeof schema.$ref === 'string') continue
    // The library knows no dynamic anchors: a reference to one leads to where `dynamicTarget` says.
    if (key === '$dynamicAnchor' && !('$anchor' in schema)) kept.push(['$anchor', value])
    kept.push([key, validatedPart(key, value, place)])
  }
  return withAll(Object.fromEntries(kept), [
    ...(typeof schema.pattern === 'string' ? [{ format: patternFormat(schema.pattern) }] : []),
    ...(typeof schema[deferredKey] === 'string' ? [{ $ref: schema[deferredKey] }] : []),
    ...(typeof schema.$dynamicRef === 'string' ? [dynamicTarget(schema.$dynamicRef, place)] : []),
  ])
}

/** Keeps the `$dynamicRef` beside its nearest target where the answer would decide between several targets. */
function dynamicTarget(reference: string, { anchors, local }: Place): JsonSchema {
  const [address, name = ''] = reference.split('#', 2)
  const declared = anchors.declared.get(name) ?? 0
  // Without a dynamic anchor at its first target it is an ordinary reference.
  const isOrdinary = address === '' ? !local.has(name) : declared <= 1
  if (isOrdinary) return { $ref: reference }
  const outermost = anchors.outermost.get(name)
  if (outermost !== undefined) return { $ref: outermost }
  return declared <= 1 ? { $ref: reference } : { $ref: reference, $dynamicRef: reference }
}

function withAll(schema: JsonSchema, more: readonly JsonSchema[]): JsonSchema {
  if (more.length === 0) return schema
  return { ...schema, allOf: [...asList(schema.allOf), ...more] }
}

function validatedPart(keyword: string, value: unknown, place: Place): unknown {
  if (literal.has(keyword)) return value
  if (named.has(keyword)) return eachOf(value, place)
  if (keyword === 'patternProperties') return eachOf(value, place, safeName)
  return Array.isArray(value) ? value.map((one) => inside(one, place)) : inside(value, place)
}

function inside(part: unknown, place: Place): unknown {
  if (!isSchema(part)) return part
  const isResource = typeof part.$id === 'string' && !part.$id.startsWith('#')
  return validated(part, isResource ? { ...place, local: dynamicAnchorsOf(part) } : place)
}

function safeName(pattern: string): string {
  const source = withUnicodeEscapes(pattern)
  return isSafePattern(source) ? source : patternFormat(source)
}

function eachOf(schemas: unknown, place: Place, rename = (name: string) => name): unknown {
  if (!isSchema(schemas)) return schemas
  const each = Object.entries(schemas).map(([name, one]) => [rename(name), inside(one, place)])
  return Object.fromEntries(each)
}
