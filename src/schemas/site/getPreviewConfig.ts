import { checkClientConfig } from '../clientConfig/checkClientConfig'
import { type ClientConfig, createDefaultClientConfig } from '../clientConfig/clientConfig'
import { configShape } from '../clientConfig/configShape'
import { isRecord, type JsonShape, matchesRegex } from '../configShape/checkShape'

/**
 * Returns the configuration for the preview of a site that is being edited. Visitors receive an entry only if it is
 * valid (`readClientConfig`). In the preview, a page must not disappear while its title is being typed, so invalid
 * entries are rendered as far as possible. Every page, block and menu item keeps its index, and unknown blocks are
 * rendered as such.
 */
export function getPreviewConfig(rawConfig: unknown, company: string): ClientConfig {
  const defaults = createDefaultClientConfig(company)
  if (!isRecord(rawConfig)) return defaults
  const keysWithProblems = new Set(checkClientConfig(rawConfig).map(({ path }) => path.split('/')[1]))
  const { properties = {} } = configShape
  const entries = Object.entries(rawConfig).flatMap(([key, value]) => {
    const shape = properties[key]
    const coercedValue = shape && keysWithProblems.has(key) ? coerceValue(shape, value) : value
    return shape && key !== '$schema' && coercedValue !== undefined && coercedValue !== null
      ? [[key, coercedValue]]
      : []
  })
  const config: ClientConfig = { ...defaults, ...Object.fromEntries(entries) }
  return keysWithProblems.has('pages') ? { ...config, pages: config.pages.map(withPath) } : config
}

/** Gives a page without a path a temporary path, so that it is not taken for the home page. */
const withPath = (page: ClientConfig['pages'][number], index: number) =>
  page.path === '' ? { ...page, path: `/untitled-${index + 1}` } : page

/**
 * Converts a value that does not match its shape yet, because it is being edited, to one that can be rendered. Texts
 * may be too short or too long, and missing required values become empty. Unsafe values and values of another type
 * are dropped; undefined means that the value is left out.
 */
function coerceValue(shape: JsonShape, value: unknown): unknown {
  if (shape.oneOf) return coerceVariant(shape.oneOf, value)
  if (shape.enum) return shape.enum.includes(value as string) ? value : shape.default
  const types = [shape.type ?? []].flat()
  if (value === null) return types.includes('null') ? null : undefined
  if (types.includes('array')) return Array.isArray(value) ? coerceList(shape, value) : undefined
  if (types.includes('object')) return isRecord(value) ? coerceObject(shape, value) : undefined
  if (types.includes('integer'))
    return Number.isInteger(value) ? clampToRange(shape, value as number) : undefined
  if (types.includes('string'))
    return typeof value === 'string' && matchesPattern(shape, value) ? value : undefined
  return types.length === 0 || types.includes(typeof value as 'boolean') ? value : undefined
}

function coerceVariant(variants: readonly JsonShape[], value: unknown): unknown {
  if (!isRecord(value) || typeof value.type !== 'string') return undefined
  const variant = variants.find(({ properties }) => properties?.type?.const === value.type)
  // An unknown variant is rendered as an unknown block.
  return variant ? coerceObject(variant, value) : { type: value.type }
}

function coerceList({ items }: JsonShape, list: readonly unknown[]): unknown[] {
  if (!items) return [...list]
  // Every item keeps its index.
  return list.map((item) => coerceValue(items, item) ?? createEmptyValue(items))
}

function coerceObject(shape: JsonShape, value: Record<string, unknown>): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties } = shape
  const keys = new Set([...Object.keys(value), ...required])
  const entries = [...keys].flatMap((key) => {
    const propertyShape = properties[key] ?? (additionalProperties || undefined)
    if (propertyShape?.const !== undefined) return [[key, propertyShape.const]]
    const coercedValue = propertyShape && coerceValue(propertyShape, value[key])
    if (coercedValue !== undefined) return [[key, coercedValue]]
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
  if (type === 'object') return coerceObject(shape, {})
  if (type === 'integer') return shape.minimum ?? 0
  return type === 'boolean' ? false : ''
}

const matchesPattern = ({ pattern }: JsonShape, text: string) =>
  pattern === undefined || matchesRegex(pattern, text)

function clampToRange(
  { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: JsonShape,
  value: number,
) {
  return Math.max(minimum, Math.min(maximum, value))
}
