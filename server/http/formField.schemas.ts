import { type Static, type TObject, type TSchema, Type } from 'typebox'
import type { FieldCondition } from '../../src/schemas/fields/fieldCondition'
import { characterRules } from '../../src/schemas/rules/characterRules'
import type { Translations } from '../../src/schemas/translations/localizeText'
import { otherLanguages } from '../../src/texts/language/language'
import { createRecordShape, createStringEnum } from './responses'

/** Response schema of translations by language. */
export const TranslationsShape = <Words extends TObject>(texts: Words, title: string) =>
  Type.Unsafe<Translations<Static<Words>>>(
    Type.Object(Object.fromEntries(otherLanguages.map((language) => [language, Type.Optional(texts)])), {
      title,
    }),
  )

/** Request schema of translations. Unknown languages are reported by the check, not by the schema. */
export const TranslationsBody = <Words extends TObject>(texts: Words) =>
  Type.Unsafe<Translations<Static<Words>>>(createRecordShape(texts))

/** Response schema of the names of the texts that are available in the requested language. */
export const TranslatedTextNames = Type.Optional(Type.Array(Type.String()))

const strictOptions = { additionalProperties: false } as const
/** Longer than the allowed length, so that the check rather than the schema reports texts that are too long. */
const longText = Type.Optional(Type.String({ maxLength: 10_000 }))
const options = Type.Optional(createRecordShape(Type.String({ maxLength: 10_000 })))

export const QuestionTranslationShape = Type.Object(
  { text: longText, notes: longText, options },
  { ...strictOptions, title: 'QuestionTranslation' },
)
export const GroupTranslationShape = Type.Object(
  { name: longText, itemLabel: longText },
  { ...strictOptions, title: 'GroupTranslation' },
)
export const ItemTranslationShape = Type.Object(
  { name: longText, description: longText, options },
  { ...strictOptions, title: 'ItemTranslation' },
)
export const VacancyTranslationShape = Type.Object(
  { name: longText, summary: longText, description: Type.Optional(Type.String({ maxLength: 250_000 })) },
  { ...strictOptions, title: 'VacancyTranslation' },
)

const text = Type.String({ maxLength: 1000 })
const shortText = Type.Optional(Type.String({ maxLength: 40 }))
const answer = Type.Optional(Type.Union([text, Type.Boolean()]))
const number = Type.Optional(Type.Number())

const Comparison = Type.Object(
  {
    field: text,
    equals: answer,
    notEquals: answer,
    contains: Type.Optional(text),
    isFilled: Type.Optional(Type.Boolean()),
    greaterThan: number,
    lessThan: number,
    before: shortText,
    after: shortText,
    orUnanswered: Type.Optional(Type.Boolean()),
  },
  { ...strictOptions, title: 'Comparison' },
)
const comparisons = Type.Array(Comparison, { maxItems: 100 })

/** Condition of a field's visibility or requirement: one comparison, or several joined by all or any. */
const Condition: TSchema = Type.Union(
  [
    Comparison,
    Type.Object({ all: comparisons }, { ...strictOptions, title: 'AllComparisons' }),
    Type.Object({ any: comparisons }, { ...strictOptions, title: 'AnyComparison' }),
  ],
  { title: 'Condition' },
)
const condition = Type.Optional(Type.Unsafe<FieldCondition>(Condition))

/** Properties of a field's rule besides its kind and length. */
export const ruleLogicProperties = {
  minimum: number,
  maximum: number,
  earliest: shortText,
  latest: shortText,
  characters: Type.Optional(createStringEnum(characterRules)),
}

/** Properties that determine whether a field is visible and required, and its width. */
export const fieldLogicProperties = {
  visibleWhen: condition,
  requiredWhen: condition,
  width: Type.Optional(createStringEnum(['half', 'full'])),
}

const rowCount = Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 }))

/** How often a question group is answered (`QuestionGroupSettings`). The check limits the number of rows. */
export const questionRowsProperties = {
  translations: Type.Optional(TranslationsBody(GroupTranslationShape)),
  repeats: Type.Optional(
    Type.Object({ min: rowCount, max: rowCount }, { ...strictOptions, title: 'RowLimits' }),
  ),
  itemLabel: Type.Optional(Type.String({ maxLength: 200 })),
}

/** The optional properties of a vacancy's question that `QuestionLogic` describes. */
export const questionLogicProperties = {
  ...ruleLogicProperties,
  ...fieldLogicProperties,
  translations: Type.Optional(TranslationsBody(QuestionTranslationShape)),
  defaultValue: Type.Optional(text),
}
