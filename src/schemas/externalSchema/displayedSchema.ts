import { externalSchemaTexts as texts } from '../../texts/public/externalSchema.texts'
import { followReferences, isSchema, type JsonSchema, toList } from '../forms/jsonSchema'
import { withClosedGroups, withDeferredReferences } from './deferredReferences'
import { getDisplayedPattern } from './displayedPattern'
import { externalSchemaBounds } from './measureSchema'
import { getDisplayedName } from './pruneAnswer'
import { isSafePattern } from './safePattern'
import { collectPointers, findLostReference, literalKeywords, resolveToPointer } from './schemaAddresses'

/** The keys below these keywords are names, not keywords. */
const schemaMapKeywords = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependencies',
])
/** The schemas of these keywords apply to the same answer as the schema that contains them. */
const combiningKeywords = new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'then',
  'else',
  'dependentSchemas',
  'dependencies',
])
/** The schemas of these keywords are not rendered. */
const unrenderedKeywords = new Set(['if', 'not'])

/** The property names that have a field. */
type Names = Pick<ReadonlySet<unknown>, 'has'>
const anyName: Names = { has: () => true }

/**
 * Returns the schema that rjsf renders: newer drafts are translated to draft-07 keywords, references to an anchor or
 * to the schema's own `$id` become JSON Pointers, unresolvable references become fields that say so, and required
 * properties without a schema get a field for any value.
 */
export function toDisplayedSchema(root: JsonSchema): JsonSchema {
  const pointers = new Map<string, string>()
  collectPointers(root, '#', pointers)
  return withClosedGroups(withDeferredReferences(toDisplayed(root, root, pointers)))
}

/** @param declaredNames the names that schemas beside this one declare */
function toDisplayed(
  schema: JsonSchema,
  root: JsonSchema,
  pointers: Map<string, string>,
  declaredNames?: Names,
): JsonSchema {
  const lostReference = findLostReference(schema, root, pointers)
  if (lostReference !== null) return createUnsupportedSchema(schema, texts.missingReference(lostReference))
  const longChoices = [schema.oneOf, schema.anyOf].map(toList).find(hasTooManyChoices)
  if (longChoices) return createUnsupportedSchema(schema, texts.tooManyChoices(longChoices.length))
  const names = declaredNames ?? createLazyNames(root, schema)
  const retainedEntries = Object.entries(schema).flatMap(([key, value]) => {
    if (key === '$id' || key === 'id' || key === '$schema' || key === '$anchor') return []
    const innerNames = combiningKeywords.has(key) ? names : unrenderedKeywords.has(key) ? anyName : undefined
    return [[key, toDisplayedPart(key, value, root, pointers, innerNames)] as const]
  })
  const isGroup = declaredNames !== undefined || schema.type === 'object' || isSchema(schema.properties)
  const draft7Schema = translateToDraft7(Object.fromEntries(retainedEntries))
  const completeSchema = isGroup ? withRequiredFields(draft7Schema, names) : draft7Schema
  return withPatternNotes(allowOtherProperties(withDisplayedNames(completeSchema)))
}

/** Collects the declared names at the first lookup, because a large schema has thousands of parts. */
function createLazyNames(root: JsonSchema, schema: JsonSchema): Names {
  let names: Names | undefined
  return {
    has: (name) => {
      names ??= collectDeclaredNames(root, schema)
      return names.has(name)
    },
  }
}

/** Maximum nesting of alternatives and conditions that are searched; users could not follow deeper nesting. */
const maxDepth = 6

/** Collects the names of the properties that a schema declares, directly or in one of its alternatives and conditions. */
function collectDeclaredNames(
  root: JsonSchema,
  schema: JsonSchema,
  depth = 0,
  names = new Set<unknown>(),
): Names {
  for (const name of Object.keys(Object(schema.properties))) names.add(name)
  if (depth === maxDepth) return names
  for (const keyword of [...combiningKeywords, '$ref', '$dynamicRef']) {
    const value = schema[keyword]
    const isSchemaMap = isSchema(value) && schemaMapKeywords.has(keyword)
    const parts = keyword.startsWith('$')
      ? [followReferences(root, { $ref: value })]
      : isSchemaMap
        ? Object.values(value)
        : value
    for (const part of Array.isArray(parts) ? parts : [parts])
      if (isSchema(part)) collectDeclaredNames(root, part, depth + 1, names)
  }
  return names
}

/** Adds a field of any type for each required name that no schema declares, so that users can answer it. */
function withRequiredFields(schema: JsonSchema, names: Names): JsonSchema {
  const dependentNames = Object.values(Object(schema.dependencies)).flatMap(toList)
  const missingNames = [...toList(schema.required), ...dependentNames].filter(
    (name) => typeof name === 'string' && !names.has(name),
  )
  if (missingNames.length === 0) return schema
  const missingProperties = Object.fromEntries(missingNames.map((name) => [name, { title: name }]))
  return { ...schema, properties: { ...missingProperties, ...Object(schema.properties) } }
}

/** Renames properties whose names rjsf cannot handle. */
function withDisplayedNames(schema: JsonSchema): JsonSchema {
  const { properties, required } = schema
  if (!isSchema(properties) || Object.keys(properties).every((name) => getDisplayedName(name) === name))
    return schema
  const renamedProperties = Object.entries(properties).map(([name, part]) => {
    const isRenamed = getDisplayedName(name) !== name && isSchema(part)
    return [getDisplayedName(name), isRenamed ? { title: name || texts.noName, ...part } : part] as const
  })
  return {
    ...schema,
    properties: Object.fromEntries(renamedProperties),
    ...(Array.isArray(required) ? { required: required.map((name) => getDisplayedName(String(name))) } : {}),
  }
}

/** Lets rjsf show properties that match no pattern where the schema allows them. */
function allowOtherProperties(schema: JsonSchema): JsonSchema {
  const isOpen = schema.patternProperties !== undefined && schema.additionalProperties === undefined
  return isOpen ? { ...schema, additionalProperties: true } : schema
}

/** Adds notes to the description about patterns that cannot be checked here. */
function withPatternNotes(schema: JsonSchema): JsonSchema {
  const { pattern, description } = schema
  const innerPatterns = new Set(noFieldKeywords.flatMap((keyword) => listPatterns(schema[keyword])))
  const notes = [
    ...[pattern].filter(isUncheckedPattern).map((source) => texts.patternNotChecked(source)),
    ...[...innerPatterns].filter(isUncheckedPattern).map((source) => texts.ruleNotChecked(source)),
  ]
  if (notes.length === 0) return schema
  return {
    ...schema,
    description: [...(typeof description === 'string' ? [description] : []), ...notes].join(' '),
  }
}

/** The schemas of these keywords have no field, so the field of the schema around them names their patterns. */
const noFieldKeywords = ['not', 'if', 'contains', 'propertyNames']

function listPatterns(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(listPatterns)
  if (!isSchema(value)) return []
  return Object.entries(value).flatMap(([key, child]) => (key === 'pattern' ? [child] : listPatterns(child)))
}

function isUncheckedPattern(pattern: unknown): pattern is string {
  return typeof pattern === 'string' && lookaroundPattern.test(pattern) && !isSafePattern(pattern)
}

/** Matches lookarounds and backreferences, which an engine without backtracking cannot run. */
const lookaroundPattern = /\(\?<?[=!]|\\[1-9]|\\k</

function toDisplayedPart(
  keyword: string,
  value: unknown,
  root: JsonSchema,
  pointers: Map<string, string>,
  declaredNames: Names | undefined,
): unknown {
  const toDisplayedItem = (item: unknown) =>
    isSchema(item) ? toDisplayed(item, root, pointers, declaredNames) : item
  if (keyword === '$ref' || keyword === '$dynamicRef') return resolveToPointer(String(value), pointers)
  if (literalKeywords.has(keyword)) return value
  if (schemaMapKeywords.has(keyword)) {
    if (!isSchema(value)) return value
    const getName = keyword === 'patternProperties' ? getDisplayedPattern : String
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [getName(name), toDisplayedItem(item)]),
    )
  }
  return Array.isArray(value) ? value.map(toDisplayedItem) : toDisplayedItem(value)
}

/** A list of constants is shown as options, however many; other alternatives each need a form. */
function hasTooManyChoices(choices: readonly unknown[]): boolean {
  return (
    choices.length > externalSchemaBounds.choices &&
    !choices.every((choice) => isSchema(choice) && 'const' in choice)
  )
}

function createUnsupportedSchema({ title, description }: JsonSchema, reason: string): JsonSchema {
  return { ...(title ? { title } : {}), ...(description ? { description } : {}), [unsupportedKey]: reason }
}

/** Translates keywords of drafts 2019-09 and 2020-12 to equivalent ones of draft-07. */
function translateToDraft7(schema: JsonSchema): JsonSchema {
  const { prefixItems, dependentRequired, dependentSchemas, $dynamicRef, ...rest } = schema
  const draft7Schema: Record<string, unknown> = { ...rest }
  if ($dynamicRef !== undefined) draft7Schema.$ref = $dynamicRef
  if (Array.isArray(prefixItems)) {
    draft7Schema.items = prefixItems
    draft7Schema.additionalItems = rest.items ?? true
  }
  if (dependentRequired !== undefined || dependentSchemas !== undefined) {
    draft7Schema.dependencies = {
      ...Object(rest.dependencies),
      ...Object(dependentRequired),
      ...Object(dependentSchemas),
    }
  }
  return draft7Schema
}

/** In a displayed schema, marks a part that cannot be shown; the value is the readable reason. */
export const unsupportedKey = 'x-foyer-unshown'
