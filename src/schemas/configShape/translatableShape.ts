import { otherLanguages } from '../../texts/language/language'
import type { JsonShape } from './checkShape'

/** The key of an object's translations; the inspector's forms leave it unchanged. */
export const translationsKey = 'translations'

/** Adds optional translations to every object with translatable texts, at any depth of the shape. */
export function addTranslationsToShape(shape: JsonShape): JsonShape {
  if (shape.oneOf) return { ...shape, oneOf: shape.oneOf.map(addTranslationsToShape) }
  if (shape.items) return { ...shape, items: addTranslationsToShape(shape.items) }
  if (!shape.properties) return shape
  const translatableEntries = Object.entries(shape.properties).map(
    ([key, item]) => [key, addTranslationsToShape(item)] as const,
  )
  const translatableProperties = Object.fromEntries(
    translatableEntries.filter(([, item]) => isReadableText(item)),
  )
  const translationsProperty =
    Object.keys(translatableProperties).length > 0
      ? { [translationsKey]: createTranslationsShape(translatableProperties) }
      : {}
  return { ...shape, properties: { ...Object.fromEntries(translatableEntries), ...translationsProperty } }
}

function createTranslationsShape(translatableProperties: Readonly<Record<string, JsonShape>>): JsonShape {
  const translation: JsonShape = {
    type: 'object',
    additionalProperties: false,
    properties: translatableProperties,
  }
  return {
    description: 'Translations into the other languages of the site.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(otherLanguages.map((language) => [language, translation])),
  }
}

/** Returns true for texts that people read, as opposed to addresses, pictures, choices and search terms. */
function isReadableText({
  type,
  format,
  pattern,
  enum: choices,
  const: constant,
  items,
}: JsonShape): boolean {
  if (type === 'array') return items !== undefined && items.type === 'string' && isReadableText(items)
  const isTextFormat = format === undefined || ['lines', 'markup', 'name'].includes(format)
  return (
    type === 'string' &&
    isTextFormat &&
    pattern === undefined &&
    choices === undefined &&
    constant === undefined
  )
}
