import { type TSchema, Type } from 'typebox'
import { longestWords, type StateTemplates } from '../../../src/schemas/applicationState'
import type { OtherLanguage } from '../../../src/texts/language'
import { stateTemplatesIn } from '../../../src/texts/stateWordsIn'

const words = Type.Object(
  {
    subject: Type.String({ minLength: 1, maxLength: longestWords.subject, pattern: '\\S' }),
    text: Type.String({ minLength: 1, maxLength: longestWords.text, pattern: '\\S' }),
  },
  { additionalProperties: false },
)

/** By language. */
const inOthers = <Shape extends TSchema>(shape: Shape) =>
  Type.Object({ de: shape, fr: shape, ar: shape } satisfies Record<OtherLanguage, Shape>, {
    additionalProperties: false,
  })

export const WordsShape = Type.Object(
  {
    ...words.properties,
    /** What those who applied in another language read instead. */
    translations: Type.Optional(Type.Partial(inOthers(words))),
  },
  { additionalProperties: false },
)

export const TemplatesShape = Type.Object(
  {
    received: words,
    'in review': words,
    interview: words,
    'not this time': words,
    hired: words,
  } satisfies Record<keyof StateTemplates, typeof words>,
  { additionalProperties: false },
)

/** Of every language but the client's own: all of them, or those that are to change. */
export const TranslatedShape = inOthers(TemplatesShape)
export const SomeTranslatedShape = Type.Partial(
  inOthers(Type.Partial(TemplatesShape, { additionalProperties: false })),
  { additionalProperties: false },
)

const { en: templates, ...translations } = stateTemplatesIn

export const templatesExample: { templates: StateTemplates; translations: typeof translations } = {
  templates,
  translations,
}
