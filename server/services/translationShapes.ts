import { type Static, type TObject, Type } from 'typebox'
import type { Translations } from '../../src/schemas/ownWords/translations'
import { otherLanguages } from '../../src/texts/language'

/** A thing's words by language, as they are answered. */
export const TranslationsShape = <Words extends TObject>(words: Words) =>
  Type.Unsafe<Translations<Static<Words>>>(
    Type.Object(Object.fromEntries(otherLanguages.map((language) => [language, Type.Optional(words)]))),
  )

/** The same as they are sent: an unknown language is for the check to name. */
export const TranslationsBody = <Words extends TObject>(words: Words) =>
  Type.Unsafe<Translations<Static<Words>>>(Type.Record(Type.String({ maxLength: 40 }), words))

/** Which of a thing's words are in the language that was asked for. */
export const translated = Type.Optional(Type.Array(Type.String()))
