import { siteFieldTexts as texts } from '../../texts/admin/siteEditing.texts'
import { isRecord, type JsonShape } from '../configShape/checkShape'
import { translationsKey } from '../configShape/translatableShape'
import { buildExternalForm } from '../externalSchema/buildExternalForm'
import type { BuiltForm } from '../forms/builtForm'
import type { JsonSchema } from '../forms/jsonSchema'

/** Text formats for which the studio has special widgets. */
export const studioFormats = ['markup', 'paragraphs', 'image', 'address', 'colour'] as const

/**
 * Builds the form for a shape, such as a block, page or menu item, restricted to `keys` if given. The form derives
 * from the shape alone, so that every declared property can be edited. It fills in no values.
 */
export function buildInspectorForm(shape: JsonShape, keys?: readonly string[]): BuiltForm {
  return buildExternalForm(toObjectSchema(shape, keys))
}

function toObjectSchema({ properties = {}, required = [] }: JsonShape, keys?: readonly string[]): JsonSchema {
  const names = (keys ?? Object.keys(properties)).filter(
    (key) => key !== translationsKey && properties[key] && !isFixed(properties[key]),
  )
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((key) => [key, toFieldSchema(properties[key] ?? {}, key)])),
    required: required.filter((key) => names.includes(key)),
  }
}

const isFixed = (shape: JsonShape) => shape.const !== undefined

function toFieldSchema(shape: JsonShape, key: string): JsonSchema {
  const labels = {
    title: shape.title ?? texts.getPropertyTitle(key),
    ...(shape.description === undefined ? {} : { description: shape.description }),
  }
  if (shape.enum)
    return {
      type: typeof shape.enum[0] === 'number' ? 'integer' : 'string',
      ...labels,
      oneOf: shape.enum.map((value) => ({ const: value, title: texts.choice(value) })),
    }
  const type = [shape.type ?? []].flat().find((jsonType) => jsonType !== 'null')
  if (type === 'array') return { ...labels, ...toListSchema(shape) }
  if (type === 'object') return { ...labels, ...toObjectSchema(shape) }
  if (type === 'integer') return { ...labels, type, ...toBounds(shape) }
  if (type === 'boolean') return { ...labels, type }
  return { ...labels, type: 'string', ...toTextSchema(shape) }
}

function toListSchema({ items = {}, maxItems }: JsonShape): JsonSchema {
  const limits = maxItems === undefined ? {} : { maxItems }
  if (items.format === 'markup') return { type: 'array', format: 'markup', items: { type: 'string' } }
  if (items.format === 'lines') return { type: 'array', format: 'paragraphs', items: { type: 'string' } }
  const itemSchema = toFieldSchema(items, 'item')
  return { type: 'array', ...limits, items: itemSchema }
}

function toBounds({ minimum, maximum }: JsonShape): JsonSchema {
  return {
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  }
}

/** Adds the format and maximum length. A colour is recognised by its pattern. */
function toTextSchema({ format, maxLength, pattern }: JsonShape): JsonSchema {
  const fieldFormat = pattern?.startsWith('^#(') ? 'colour' : format
  return {
    ...(fieldFormat ? { format: fieldFormat } : {}),
    ...(maxLength === undefined ? {} : { maxLength }),
  }
}

/** Returns the initial form values: the written values, and the defaults of missing values. */
export function toInspectorValues(shape: JsonShape, value: unknown): Record<string, unknown> {
  const values = isRecord(value) ? value : {}
  const defaults = Object.entries(shape.properties ?? {}).flatMap(([key, { default: item }]) =>
    item === undefined || Object.hasOwn(values, key) ? [] : [[key, item] as const],
  )
  return { ...Object.fromEntries(defaults), ...values }
}

/**
 * Returns the value to write after a form answer. Unknown properties stay, new values equal to the default are left
 * out, and a required text that was emptied is written as ''.
 * @param base the object whose unknown properties are kept; for a row of a list, the row as answered
 */
export function mergeFormAnswer(
  shape: JsonShape,
  previousValue: unknown,
  answer: unknown,
  keys: readonly string[] = Object.keys(shape.properties ?? {}),
  base: unknown = previousValue,
): Record<string, unknown> {
  const previousValues = isRecord(previousValue) ? previousValue : {}
  const answers = isRecord(answer) ? answer : {}
  const mergedValue = { ...(isRecord(base) ? base : {}) }
  for (const key of keys) {
    const propertyShape = shape.properties?.[key]
    if (!propertyShape || isFixed(propertyShape) || key === translationsKey) continue
    const value = toWrittenValue(propertyShape, previousValues[key], answers[key])
    const isEmptied = value === undefined && Object.hasOwn(previousValues, key)
    if (isEmptied && propertyShape.type === 'string' && shape.required?.includes(key)) mergedValue[key] = ''
    else if (value === undefined || (value === propertyShape.default && !Object.hasOwn(previousValues, key)))
      delete mergedValue[key]
    else mergedValue[key] = value
  }
  return mergedValue
}

function toWrittenValue(shape: JsonShape, previousValue: unknown, answer: unknown): unknown {
  if (shape.type === 'object') {
    const mergedValue = mergeFormAnswer(shape, previousValue, answer)
    return Object.keys(mergedValue).length === 0 && previousValue === undefined ? undefined : mergedValue
  }
  if (shape.type !== 'array' || !Array.isArray(answer) || !shape.items) return answer
  const { items } = shape
  const rows: unknown[] = Array.isArray(previousValue) ? previousValue : []
  if (items.type !== 'object') return answer.map((item) => item ?? '')
  // Each row keeps its unknown properties, even if it was moved.
  return answer.map((row, index) => {
    const previousRow =
      rows.find((item) => item === row) ?? (rows.length === answer.length ? rows[index] : undefined)
    return mergeFormAnswer(items, previousRow, row, undefined, row)
  })
}
