import { configShape } from '../clientConfig/configShape'
import { isRecord, type JsonShape } from '../configShape/checkShape'
import type { SitePath } from './siteDraft'

/** Returns the shape at a path of config.json; undefined if the path, or the block around it, is unknown. */
export function findShape(rawConfig: unknown, path: SitePath): JsonShape | undefined {
  let shape: JsonShape | undefined = configShape
  let value = rawConfig
  for (const step of path) {
    shape = Array.isArray(value) || typeof step === 'number' ? shape?.items : getMember(shape, String(step))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
    if (shape?.oneOf) shape = getVariant(shape.oneOf, value)
  }
  return shape
}

function getMember(shape: JsonShape | undefined, key: string): JsonShape | undefined {
  const { properties = {}, additionalProperties } = shape ?? {}
  if (Object.hasOwn(properties, key)) return properties[key]
  return additionalProperties || undefined
}

function getVariant(variants: readonly JsonShape[], value: unknown): JsonShape | undefined {
  return variants.find(({ properties }) => isRecord(value) && properties?.type?.const === value.type)
}
