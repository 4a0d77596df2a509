import { formPartTexts } from '../../texts/public/form.texts'
import { splitPath } from './answerPath'
import type { BuiltForm } from './builtForm'
import { followReferences, isSchema, type JsonSchema, toList, toNonBlankText } from './jsonSchema'

/**
 * Returns the readable name of a place in the answers: 'Email', 'Referee 2: Email', 'Home: Street'. Undefined if the
 * form has no such field, or if a field of the form itself has no title.
 * @param path a JSON Pointer without its first slash
 * @param uiSchema the field's uiSchema
 */
export function describePath(
  form: Pick<BuiltForm, 'schema' | 'external'>,
  path: string,
  uiSchema?: unknown,
): string | undefined {
  const [key = '', ...rest] = splitPath(path)
  const root = form.schema.properties[key] as JsonSchema | undefined
  if (!root || rest.length === 0) return toNonBlankText(root?.title)
  const names = form.external ? [] : [toNonBlankText(root.title) ?? key]
  return getNames(root, uiSchema, rest, names).join(': ') || undefined
}

function getNames(
  root: JsonSchema,
  uiSchema: unknown,
  segments: readonly string[],
  names: string[],
): string[] {
  let schema = followReferences(root, root)
  let ui = uiSchema
  for (const segment of segments) {
    const part = getItem(schema, segment) ?? getProperty(root, schema, segment)
    const isItem = part === getItem(schema, segment) && part !== undefined
    const nextSchema = followReferences(root, part)
    const partUi = pick(ui, isItem ? 'items' : segment)
    if (isItem)
      names.splice(Math.max(names.length - 1, 0), 1, getItemName(schema, nextSchema, ui, Number(segment)))
    else names.push(toNonBlankText(pick(partUi, 'ui:title')) ?? toNonBlankText(nextSchema.title) ?? segment)
    schema = nextSchema
    ui = partUi
  }
  return names
}

/** Returns the name of a list item: 'Referee 2'. */
export function getItemName(list: JsonSchema, item: JsonSchema, listUi: unknown, index: number): string {
  const label = pick(pick(listUi, 'ui:options'), 'itemLabel')
  return `${toNonBlankText(label) ?? toNonBlankText(item.title) ?? toNonBlankText(list.title) ?? formPartTexts.listItem} ${index + 1}`
}

function getItem(schema: JsonSchema, segment: string): unknown {
  if (!/^\d+$/.test(segment) || schema.items === undefined) return undefined
  return Array.isArray(schema.items)
    ? (schema.items[Number(segment)] ?? schema.additionalItems)
    : schema.items
}

/** Maximum nesting of alternatives and conditions that are searched; users could not follow deeper nesting. */
const maxDepth = 6

/** Finds a property where the schema declares it: directly, or in one of its alternatives and conditions. */
function getProperty(root: JsonSchema, schema: JsonSchema, name: string, depth = 0): unknown {
  if (isSchema(schema.properties) && Object.hasOwn(schema.properties, name)) return schema.properties[name]
  if (depth === maxDepth) return undefined
  const combinedSchemas = [schema.allOf, schema.anyOf, schema.oneOf].flatMap(toList)
  const dependentSchemas = isSchema(schema.dependencies) ? Object.values(schema.dependencies) : []
  for (const alternativeSchema of [...combinedSchemas, schema.then, schema.else, ...dependentSchemas]) {
    if (!isSchema(alternativeSchema)) continue
    const foundProperty = getProperty(root, followReferences(root, alternativeSchema), name, depth + 1)
    if (foundProperty !== undefined) return foundProperty
  }
  return undefined
}

function pick(container: unknown, key: string): unknown {
  return isSchema(container) ? container[key] : undefined
}
