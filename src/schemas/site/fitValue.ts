import { isRecord, matches } from '../configShape/checkShape'
import type { JsonShape } from '../configShape/jsonShape'

/**
 * Converts a value that does not match its shape yet, because it is being edited, to one that can be rendered. Texts
 * may be too short or too long, and missing required values become empty. Unsafe values and values of another type
 * are dropped; undefined means that the value is left out.
 */
export function fitValue(shape: JsonShape, value: unknown): unknown {
  if (shape.oneOf) return fitVariant(shape.oneOf, value)
  if (shape.enum) return shape.enum.includes(value as string) ? value : shape.default
  const types = [shape.type ?? []].flat()
  if (value === null) return types.includes('null') ? null : undefined
  if (types.includes('array')) return Array.isArray(value) ? fitList(shape, value) : undefined
  if (types.includes('object')) return isRecord(value) ? fitObject(shape, value) : undefined
  if (types.includes('integer'))
    return Number.isInteger(value) ? clampToRange(shape, value as number) : undefined
  if (types.includes('string')) return typeof value === 'string' && fits(shape, value) ? value : undefined
  return types.length === 0 || types.includes(typeof value as 'boolean') ? value : undefined
}

function fitVariant(variants: readonly JsonShape[], value: unknown): unknown {
  if (!isRecord(value) || typeof value.type !== 'string') return undefined
  const variant = variants.find(({ properties }) => properties?.type?.const === value.type)
  // An unknown variant is rendered as an unknown block.
  return variant ? fitObject(variant, value) : { type: value.type }
}

function fitList({ items }: JsonShape, list: readonly unknown[]): unknown[] {
  if (!items) return [...list]
  // Every item keeps its index.
  return list.map((item) => fitValue(items, item) ?? createEmptyValue(items))
}

function fitObject(shape: JsonShape, value: Record<string, unknown>): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties } = shape
  const keys = new Set([...Object.keys(value), ...required])
  const entries = [...keys].flatMap((key) => {
    const propertyShape = properties[key] ?? (additionalProperties || undefined)
    if (propertyShape?.const !== undefined) return [[key, propertyShape.const]]
    const fitted = propertyShape && fitValue(propertyShape, value[key])
    if (fitted !== undefined) return [[key, fitted]]
    return propertyShape && required.includes(key) ? [[key, createEmptyValue(propertyShape)]] : []
  })
  return Object.fromEntries(entries)
}

function createEmptyValue(shape: JsonShape): unknown {
  if (shape.default !== undefined) return shape.default
  if (shape.enum) return shape.enum[0]
  if (shape.oneOf) return { type: '' }
  const [type] = [shape.type ?? []].flat()
  if (type === 'array') return []
  if (type === 'object') return fitObject(shape, {})
  if (type === 'integer') return shape.minimum ?? 0
  return type === 'boolean' ? false : ''
}

const fits = ({ pattern }: JsonShape, text: string) => pattern === undefined || matches(pattern, text)

function clampToRange(
  { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: JsonShape,
  value: number,
) {
  return Math.max(minimum, Math.min(maximum, value))
}
