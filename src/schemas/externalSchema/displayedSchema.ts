import { externalSchemaTexts as texts } from '../../texts/public/externalSchema.texts'
import { asList, isSchema, type JsonSchema, referred } from '../forms/jsonSchema'
import { withDeferredReferences } from './deferredReferences'
import { schemaBounds } from './measureSchema'
import { isSafePattern } from './safePattern'
import { unsupportedKey } from './unsupportedKey'

/** The keys below these keywords are names, not keywords. */
const named = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependencies',
])
const literal = new Set(['const', 'enum', 'default', 'examples', 'required'])

/**
 * Returns the schema that rjsf renders: newer drafts are translated to draft-07 keywords, references to an anchor or
 * to the schema's own `$id` become JSON Pointers, and unresolvable references become fields that say so.
 */
export function toDisplayedSchema(root: JsonSchema): JsonSchema {
  const places = new Map<string, string>()
  findPlaces(root, '#', places)
  return withDeferredReferences(shown(root, root, places))
}

/** Collects the JSON Pointers of all parts with an `$id` or an anchor. */
function findPlaces(value: unknown, pointer: string, places: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return
  if (isSchema(value)) {
    if (typeof value.$id === 'string') places.set(value.$id.replace(/#$/, ''), pointer)
    for (const anchor of [value.$anchor, value.$dynamicAnchor]) {
      if (typeof anchor === 'string') places.set(`#${anchor}`, pointer)
    }
  }
  for (const [key, inside] of Object.entries(value)) {
    if (!literal.has(key))
      findPlaces(inside, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, places)
  }
}

function shown(schema: JsonSchema, root: JsonSchema, places: Map<string, string>): JsonSchema {
  const lost = lostReference(schema, root, places)
  if (lost !== null) return unshown(schema, texts.missingReference(lost))
  const tooMany = [schema.oneOf, schema.anyOf].map(asList).find(isTooMuchToChoose)
  if (tooMany) return unshown(schema, texts.tooManyChoices(tooMany.length))
  const kept = Object.entries(schema).flatMap(([key, value]) => {
    if (key === '$id' || key === 'id' || key === '$schema' || key === '$anchor') return []
    return [[key, shownPart(key, value, root, places)] as const]
  })
  return withPatternNote(inOldWords(Object.fromEntries(kept)))
}

/** Adds a note to the description about a pattern that cannot be checked here. */
function withPatternNote(schema: JsonSchema): JsonSchema {
  const { pattern, description } = schema
  if (typeof pattern !== 'string' || !looksAround.test(pattern) || isSafePattern(pattern)) return schema
  const note = texts.patternNotChecked(pattern)
  return { ...schema, description: typeof description === 'string' ? `${description} ${note}` : note }
}

/** Matches lookarounds and backreferences, which an engine without backtracking cannot run. */
const looksAround = /\(\?<?[=!]|\\[1-9]|\\k</

function shownPart(keyword: string, value: unknown, root: JsonSchema, places: Map<string, string>): unknown {
  const each = (one: unknown) => (isSchema(one) ? shown(one, root, places) : one)
  if (keyword === '$ref' || keyword === '$dynamicRef') return pointerOf(String(value), places)
  if (literal.has(keyword)) return value
  if (named.has(keyword)) {
    if (!isSchema(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, each(one)]))
  }
  return Array.isArray(value) ? value.map(each) : each(value)
}

/** A list of constants is shown as options, however many; other alternatives each need a form. */
function isTooMuchToChoose(choices: readonly unknown[]): boolean {
  return choices.length > schemaBounds.choices && !choices.every((one) => isSchema(one) && 'const' in one)
}

function unshown({ title, description }: JsonSchema, reason: string): JsonSchema {
  return { ...(title ? { title } : {}), ...(description ? { description } : {}), [unsupportedKey]: reason }
}

function pointerOf(ref: string, places: Map<string, string>): string {
  const [address = '', fragment = ''] = ref.split('#', 2)
  if (address === '') return places.get(ref) ?? (ref === '' ? '#' : ref)
  const end = address.startsWith('/') ? address : `/${address}`
  const place = [...places].find(([id]) => id === address || id.endsWith(end))?.[1]
  if (place === undefined) return ref
  return fragment.startsWith('/') ? `${place}${fragment}` : place
}

function lostReference(schema: JsonSchema, root: JsonSchema, places: Map<string, string>): string | null {
  const ref = schema.$ref ?? schema.$dynamicRef
  if (typeof ref !== 'string') return null
  const pointer = pointerOf(ref, places)
  return isSchema(referred(root, pointer)) || referred(root, pointer) === true ? null : ref
}

/** Translates keywords of drafts 2019-09 and 2020-12 to equivalent ones of draft-07. */
function inOldWords(schema: JsonSchema): JsonSchema {
  const { prefixItems, dependentRequired, dependentSchemas, $dynamicRef, ...rest } = schema
  const renewed: Record<string, unknown> = { ...rest }
  if ($dynamicRef !== undefined) renewed.$ref = $dynamicRef
  if (Array.isArray(prefixItems)) {
    renewed.items = prefixItems
    renewed.additionalItems = rest.items ?? true
  }
  if (dependentRequired !== undefined || dependentSchemas !== undefined) {
    renewed.dependencies = {
      ...Object(rest.dependencies),
      ...Object(dependentRequired),
      ...Object(dependentSchemas),
    }
  }
  return renewed
}
