import { deferredKey, isSchema, type JsonSchema, toList } from '../forms/jsonSchema'
import { type DynamicAnchors, emptyAnchors, getDynamicAnchors } from './dynamicReferences'
import { isSafePattern, removeLegacyEscapes, toPatternFormat } from './safePattern'

/** The keys below these keywords are names, not keywords. */
const schemaMapKeywords = new Set([
  'properties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependencies',
  'dependentRequired',
])
/** The values of these keywords are answers, not schemas. */
const valueKeywords = new Set(['const', 'enum', 'default', 'examples', 'example'])

/** The context of the schema part that is being processed. */
interface SchemaLocation {
  anchors: DynamicAnchors
  /** The dynamic anchors of the schema resource that contains this part. */
  localAnchors: ReadonlyMap<string, string>
  /** Drafts before 2019-09 ignore keywords beside a `$ref`, including `$id`. */
  ignoresSiblings: boolean
}

/**
 * Returns the schema that answers are validated against. A pattern becomes a format whose test `registerPatterns`
 * provides, because the library would run it with a backtracking engine that can hang. Unsafe property-name patterns
 * are marked in the same way; `withMatchedNames` replaces them.
 */
export function toValidatedSchema(
  schema: JsonSchema,
  anchors: DynamicAnchors = emptyAnchors,
  ignoresSiblings = false,
): JsonSchema {
  const root = convertSchema(schema, { anchors, localAnchors: getDynamicAnchors(schema), ignoresSiblings })
  // The `$id` of a document is its base URI, even beside a `$ref`.
  return '$id' in schema ? { ...root, $id: schema.$id } : root
}

function convertSchema(schema: JsonSchema, location: SchemaLocation): JsonSchema {
  const retainedEntries: [string, unknown][] = []
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'pattern' || key === '$dynamicRef' || key === deferredKey) continue
    if (key === '$id' && location.ignoresSiblings && typeof schema.$ref === 'string') continue
    // The library does not support dynamic anchors: references to them point to the target that `getDynamicTarget`
    // returns.
    if (key === '$dynamicAnchor' && !('$anchor' in schema)) retainedEntries.push(['$anchor', value])
    retainedEntries.push([key, toValidatedPart(key, value, location)])
  }
  return addAllOf(Object.fromEntries(retainedEntries), [
    ...(typeof schema.pattern === 'string' ? [{ format: toPatternFormat(schema.pattern) }] : []),
    ...(typeof schema[deferredKey] === 'string' ? [{ $ref: schema[deferredKey] }] : []),
    ...(typeof schema.$dynamicRef === 'string' ? [getDynamicTarget(schema.$dynamicRef, location)] : []),
  ])
}

/**
 * Returns the target of a dynamic reference. Keeps `$dynamicRef` beside the nearest target if the answer decides
 * between several targets.
 */
function getDynamicTarget(reference: string, { anchors, localAnchors }: SchemaLocation): JsonSchema {
  const [address, name = ''] = reference.split('#', 2)
  const declarationCount = anchors.declarationCounts.get(name) ?? 0
  // A dynamic reference whose first target has no dynamic anchor is an ordinary reference.
  const isOrdinary = address === '' ? !localAnchors.has(name) : declarationCount <= 1
  if (isOrdinary) return { $ref: reference }
  const outermostAnchor = anchors.outermost.get(name)
  if (outermostAnchor !== undefined) return { $ref: outermostAnchor }
  return declarationCount <= 1 ? { $ref: reference } : { $ref: reference, $dynamicRef: reference }
}

function addAllOf(schema: JsonSchema, additionalSchemas: readonly JsonSchema[]): JsonSchema {
  if (additionalSchemas.length === 0) return schema
  return { ...schema, allOf: [...toList(schema.allOf), ...additionalSchemas] }
}

function toValidatedPart(keyword: string, value: unknown, location: SchemaLocation): unknown {
  if (valueKeywords.has(keyword)) return value
  if (schemaMapKeywords.has(keyword)) return mapSchemas(value, location)
  if (keyword === 'patternProperties') return mapSchemas(value, location, toSafeName)
  return Array.isArray(value)
    ? value.map((item) => convertPart(item, location))
    : convertPart(value, location)
}

function convertPart(part: unknown, location: SchemaLocation): unknown {
  if (!isSchema(part)) return part
  const isResource = typeof part.$id === 'string' && !part.$id.startsWith('#')
  return convertSchema(part, isResource ? { ...location, localAnchors: getDynamicAnchors(part) } : location)
}

function toSafeName(pattern: string): string {
  const source = removeLegacyEscapes(pattern)
  return isSafePattern(source) ? source : toPatternFormat(source)
}

function mapSchemas(schemas: unknown, location: SchemaLocation, rename = (name: string) => name): unknown {
  if (!isSchema(schemas)) return schemas
  const entries = Object.entries(schemas).map(([name, item]) => [rename(name), convertPart(item, location)])
  return Object.fromEntries(entries)
}
