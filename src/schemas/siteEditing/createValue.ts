import { siteEditingTexts as texts } from '../../texts/admin/siteEditing.texts'
import type { JsonShape } from '../configShape/jsonShape'
import { toPlaceholder } from '../markup/exampleTexts'
import { getBlockDeclaration } from './siteChange'

/** Creates a block of this type: its required properties, with placeholder texts. */
export function createBlock(type: string): Record<string, unknown> {
  const { properties = {}, required = [] } = getBlockDeclaration(type) ?? {}
  return { type, ...createProperties(properties, required) }
}

function createProperties(properties: JsonShape['properties'] = {}, required: readonly string[] = []) {
  const entries = required.flatMap((key) => {
    const value = properties[key] && createValue(properties[key])
    return value === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(entries)
}

/** Creates a value of this shape; undefined for a picture, which has no placeholder. */
export function createValue(shape: JsonShape): unknown {
  const { type, format, items, minItems = 0, title } = shape
  if (shape.const !== undefined) return shape.const
  if (shape.default !== undefined) return shape.default
  if (shape.enum) return shape.enum[0]
  if (type === 'object') return createProperties(shape.properties, shape.required)
  if (type === 'array') {
    const value = items ? createValue(items) : undefined
    return Array.from({ length: Math.max(1, minItems) }, () => value)
  }
  if (type === 'integer') return shape.minimum ?? 0
  if (type === 'boolean') return false
  if (format === 'image') return undefined
  if (format === 'address') return '/'
  const isLong = format === 'markup' || format === 'lines'
  return toPlaceholder(isLong ? texts.writeHere : (title ?? texts.writeHere))
}
