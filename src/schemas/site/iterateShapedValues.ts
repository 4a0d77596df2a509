import { isRecord, type JsonShape } from '../configShape/checkShape'
import type { SitePath } from './siteDraft'

/** A value of a configuration with the shape that describes it. */
export interface ValueWithShape {
  path: SitePath
  shape: JsonShape
  value: unknown
  /** The nearest enclosing object. */
  parent: Readonly<Record<string, unknown>>
}

/**
 * Yields every value that a shape describes, in the order of the shape. Checks find pictures, addresses and markup by
 * their `format`, so that new blocks are checked without further code.
 */
export function* iterateShapedValues(
  shape: JsonShape,
  value: unknown,
  path: SitePath = [],
  parent: ValueWithShape['parent'] = {},
): Generator<ValueWithShape> {
  const actualShape = shape.oneOf ? getVariant(shape.oneOf, value) : shape
  if (!actualShape) return
  yield { path, shape: actualShape, value, parent }
  if (Array.isArray(value) && actualShape.items) {
    for (const [index, item] of value.entries())
      yield* iterateShapedValues(actualShape.items, item, [...path, index], parent)
  }
  if (!isRecord(value)) return
  for (const [key, innerShape] of getInnerShapes(actualShape, value)) {
    yield* iterateShapedValues(innerShape, value[key], [...path, key], value)
  }
}

function getInnerShapes(shape: JsonShape, value: Record<string, unknown>): [string, JsonShape][] {
  const { properties = {}, additionalProperties } = shape
  const declaredEntries = Object.entries(properties).filter(([key]) => Object.hasOwn(value, key))
  const undeclaredKeys = Object.keys(value).filter((key) => !Object.hasOwn(properties, key))
  return additionalProperties
    ? [...declaredEntries, ...undeclaredKeys.map((key): [string, JsonShape] => [key, additionalProperties])]
    : declaredEntries
}

function getVariant(variants: readonly JsonShape[], value: unknown): JsonShape | undefined {
  return isRecord(value)
    ? variants.find(({ properties }) => properties?.type?.const === value.type)
    : undefined
}
