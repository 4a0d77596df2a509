import { isRecord } from '../configShape/checkShape'
import type { JsonShape } from '../configShape/jsonShape'
import type { SitePath } from './siteDraft'

/** A value of a configuration with the shape that describes it. */
export interface ShapedValue {
  place: SitePath
  shape: JsonShape
  value: unknown
  /** The nearest enclosing object. */
  within: Readonly<Record<string, unknown>>
}

/**
 * Yields every value that a shape describes, in the order of the shape. Checks find pictures, addresses and markup by
 * their `format`, so that new blocks are checked without further code.
 */
export function* shapedValues(
  shape: JsonShape,
  value: unknown,
  place: SitePath = [],
  within: ShapedValue['within'] = {},
): Generator<ShapedValue> {
  const own = shape.oneOf ? getVariant(shape.oneOf, value) : shape
  if (!own) return
  yield { place, shape: own, value, within }
  if (Array.isArray(value) && own.items) {
    for (const [at, item] of value.entries()) yield* shapedValues(own.items, item, [...place, at], within)
  }
  if (!isRecord(value)) return
  for (const [key, inner] of innerShapes(own, value)) {
    yield* shapedValues(inner, value[key], [...place, key], value)
  }
}

function innerShapes(shape: JsonShape, value: Record<string, unknown>): [string, JsonShape][] {
  const { properties = {}, additionalProperties } = shape
  const known = Object.entries(properties).filter(([key]) => Object.hasOwn(value, key))
  const others = Object.keys(value).filter((key) => !Object.hasOwn(properties, key))
  return additionalProperties
    ? [...known, ...others.map((key): [string, JsonShape] => [key, additionalProperties])]
    : known
}

function getVariant(variants: readonly JsonShape[], value: unknown): JsonShape | undefined {
  return isRecord(value)
    ? variants.find(({ properties }) => properties?.type?.const === value.type)
    : undefined
}
