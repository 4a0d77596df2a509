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

const strict = { additionalProperties: false } as const
/** Longer than what may be said: of what is too long people are told by the check. */
const word = Type.Optional(Type.String({ maxLength: 10_000 }))
const options = Type.Optional(Type.Record(Type.String(), Type.String({ maxLength: 10_000 })))

export const QuestionWordsShape = Type.Object({ text: word, notes: word, options }, strict)
export const GroupWordsShape = Type.Object({ name: word, itemLabel: word }, strict)
export const ItemWordsShape = Type.Object({ name: word, description: word, options }, strict)
export const VacancyWordsShape = Type.Object(
  { name: word, summary: word, description: Type.Optional(Type.String({ maxLength: 250_000 })) },
  strict,
)
