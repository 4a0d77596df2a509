import fc from 'fast-check'
import { naughtyTexts } from './naughtyTexts'
import type { Schema } from './publishedApi'

/** Any code point but a surrogate. With the unit 'binary', fast-check would first index them all, which takes seconds. */
const character = fc
  .nat(0x10_f7ff)
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800))
export const text = fc.oneof(fc.constantFrom(...naughtyTexts), fc.string({ unit: character, maxLength: 60 }))
const unusualNumbers = [0, -0, -1, 0.5, 2 ** 31, 2 ** 53, Number.MAX_VALUE, Number.MIN_VALUE]

/** JSON values of every kind; objects and arrays contain only simple values. */
export const anything = fc.oneof(
  { maxDepth: 3 },
  text,
  fc.constantFrom(...unusualNumbers),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 4 }),
  fc.dictionary(text, fc.oneof(text, fc.integer(), fc.constant(null)), { maxKeys: 4 }),
)

/** Generates values that mostly match a published schema. Of the formats, only `url` is followed. */
export function createValueArbitrary(schema: Schema): fc.Arbitrary<unknown> {
  const { anyOf, type } = schema as { anyOf?: Schema[]; type?: string | string[] }
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  if (anyOf) return fc.oneof(...anyOf.map(createValueArbitrary))
  if (Array.isArray(type))
    return fc.oneof(...type.map((one) => createValueArbitrary({ ...schema, type: one })))
  return byType[type ?? '']?.(schema) ?? anything
}

const byType: Record<string, (schema: Schema) => fc.Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: (schema) => fc.integer(getBounds(schema)),
  number: (schema) =>
    fc.oneof(fc.integer(getBounds(schema)), fc.double({ noNaN: true, noDefaultInfinity: true })),
  string: arbitraryText,
  array: ({ items, minItems = 0, maxItems = 5 }) =>
    fc.array(createValueArbitrary((items ?? {}) as Schema), {
      minLength: Number(minItems),
      maxLength: Math.min(5, Number(maxItems)),
    }),
  object: arbitraryObject,
}

function getBounds({ minimum = -1_000_000, maximum = 2 ** 31 - 1 }: Schema) {
  return { min: Math.ceil(Number(minimum)), max: Math.floor(Number(maximum)) }
}

function arbitraryText({ pattern, format, minLength = 0, maxLength = 100 }: Schema): fc.Arbitrary<string> {
  if (format === 'url') return fc.webUrl({ size: 'small' })
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern))
  const [min, max] = [Number(minLength), Number(maxLength)]
  const short = fc.string({ unit: 'grapheme', minLength: min, maxLength: Math.min(max, 60) })
  const fittingTexts = naughtyTexts.filter(({ length }) => length >= min && length <= max)
  return fc.oneof(
    fc.constantFrom(...fittingTexts),
    short,
    fc.constantFrom('x'.repeat(min), 'x'.repeat(Math.min(max, 20_000))),
  )
}

function arbitraryObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const parts = Object.entries(properties as Record<string, Schema>)
  if (parts.length === 0) return fc.dictionary(text, anything, { maxKeys: 4 })
  const model = Object.fromEntries(parts.map(([key, part]) => [key, createValueArbitrary(part)]))
  return fc.record(model, { requiredKeys: required as string[] })
}
