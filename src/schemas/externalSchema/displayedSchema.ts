import { externalSchemaTexts as texts } from '../../texts/public/externalSchema.texts'
import { asList, isSchema, type JsonSchema, referred } from '../forms/jsonSchema'
import { withDeferredReferences } from './deferredReferences'
import { schemaBounds } from './measureSchema'
import { isSafePattern } from './safePattern'
import { unsupportedKey } from './unsupportedKey'

/** Below these keywords stand names, not keywords. */
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
 * The schema that the form is drawn from, as rjsf reads it: what draft 2020-12 says in new words is said in those of
 * draft-07, references to an anchor or to the schema's own address become pointers, and what leads nowhere says so.
 */
export function toDisplayedSchema(root: JsonSchema): JsonSchema {
  const places = new Map<string, string>()
  findPlaces(root, '#', places)
  return withDeferredReferences(shown(root, root, places))
}

/** Where what is called by `$id` or `$anchor` stands, as a pointer. */
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

/** Tells people about a rule that nothing here can check. */
function withPatternNote(schema: JsonSchema): JsonSchema {
  const { pattern, description } = schema
  if (typeof pattern !== 'string' || !looksAround.test(pattern) || isSafePattern(pattern)) return schema
  const note = texts.patternNotChecked(pattern)
  return { ...schema, description: typeof description === 'string' ? `${description} ${note}` : note }
}

/** Looks ahead or behind, or refers back: an engine that does not backtrack cannot test it. */
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

/** Constants are a list to choose from, however many; anything else is a form each. */
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

/** 2019-09 and 2020-12 in the words of draft-07, where those say the same. */
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
