import { type TSchema, Type } from 'typebox'
import type { FieldCondition } from '../../src/schemas/fieldCondition'
import { characterRules } from '../../src/schemas/rules/characterRules'
import { GroupWordsShape, QuestionWordsShape, TranslationsBody } from './translationShapes'

const strict = { additionalProperties: false } as const
const text = Type.String({ maxLength: 1000 })
const word = Type.Optional(Type.String({ maxLength: 40 }))
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
    before: word,
    after: word,
    orUnanswered: Type.Optional(Type.Boolean()),
  },
  strict,
)
const comparisons = Type.Array(Comparison, { maxItems: 100 })

/** When a field is there, or must be answered: one comparison, or several of which all or any hold. */
const Condition: TSchema = Type.Union([
  Comparison,
  Type.Object({ all: comparisons }, strict),
  Type.Object({ any: comparisons }, strict),
])
const condition = Type.Optional(Type.Unsafe<FieldCondition>(Condition))

/** What a field's rule may hold besides its kind and its length. */
export const ruleLogicProperties = {
  minimum: number,
  maximum: number,
  earliest: word,
  latest: word,
  characters: Type.Optional(Type.Enum([...characterRules])),
}

/** What decides whether a field is there and must be answered, and how wide it stands. */
export const fieldLogicProperties = {
  visibleWhen: condition,
  requiredWhen: condition,
  width: Type.Optional(Type.Enum(['half', 'full'])),
}

const rows = Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 }))

/** How often a group of questions is answered (`QuestionRows`); how many rows there can be is for the check to say. */
export const questionRowsProperties = {
  translations: Type.Optional(TranslationsBody(GroupWordsShape)),
  repeats: Type.Optional(Type.Object({ min: rows, max: rows }, strict)),
  itemLabel: Type.Optional(Type.String({ maxLength: 200 })),
}

/** All that a vacancy may say of a question beyond its kind (`QuestionLogic`). */
export const questionLogicProperties = {
  ...ruleLogicProperties,
  ...fieldLogicProperties,
  translations: Type.Optional(TranslationsBody(QuestionWordsShape)),
  defaultValue: Type.Optional(text),
}
