import { type TSchema, Type } from 'typebox'
import { maximumFileSize } from '../../../src/schemas/fields/formats'
import { maximumResponseDays } from '../../../src/schemas/vacancies/responseDeadline'
import { workplaceKinds } from '../../../src/schemas/vacancies/workplace'
import {
  ItemTranslationShape,
  questionLogicProperties,
  questionRowsProperties,
  TranslationsBody,
  VacancyTranslationShape,
} from '../../http/formField.schemas'
import { createStringEnum } from '../../http/responses'

const strictOptions = { additionalProperties: false } as const
const text = (maxLength: number) => Type.String({ maxLength })
const name = Type.String({ minLength: 1, maxLength: 500 })
const namedItemProperties = { name, translations: Type.Optional(TranslationsBody(ItemTranslationShape)) }
const isRequired = Type.Boolean()
const length = Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 100_000 }), Type.Null()]))
const options = Type.Array(
  Type.Object({ label: text(500), value: text(500) }, { ...strictOptions, title: 'SentOption' }),
  { maxItems: 1000 },
)
const manyItems = { maxItems: 1000 } as const
/** An omitted list is empty. */
const list = <Item extends TSchema>(item: Item, limits: { maxItems: number } = manyItems) =>
  Type.Optional(Type.Array(item, limits))

const Question = Type.Object(
  {
    name: Type.Optional(text(255)),
    text: Type.String({ minLength: 1, maxLength: 4000 }),
    notes: Type.Optional(text(4000)),
    controlType: Type.String({ minLength: 1, maxLength: 20 }),
    isRequired,
    alternative: Type.Optional(text(255)),
    minLength: length,
    maxLength: length,
    options: Type.Optional(options),
    ...questionLogicProperties,
  },
  { ...strictOptions, title: 'SentQuestion' },
)

const Attachment = Type.Object(
  {
    filename: Type.String({ minLength: 1, maxLength: 200 }),
    description: text(1000),
    mime: text(200),
    content: text(Math.ceil(maximumFileSize / 3) * 4),
  },
  { ...strictOptions, title: 'SentDocument' },
)

/** Where the work is done; `countries` are where the people who work remotely may live (ISO 3166-1 alpha-2). */
const WorkplaceBody = Type.Object(
  {
    kind: createStringEnum(workplaceKinds),
    countries: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 300 })),
  },
  strictOptions,
)

/** Schema of `VacancyInput`; unknown properties are rejected. */
export const VacancyPayloadShape = Type.Object(
  {
    code: Type.String({ minLength: 1, maxLength: 100 }),
    name,
    summary: text(4000),
    description: text(200_000),
    salaryAddText: text(1000),
    employmentType: text(255),
    location: text(255),
    department: text(255),
    dateAdvertised: text(40),
    advertisingCloseDate: Type.Union([text(40), Type.Null()]),
    isExpressionOfInterest: Type.Boolean(),
    hearBy: Type.Optional(
      Type.Union([
        Type.Object({ day: text(10) }, { ...strictOptions, title: 'ResponseDay' }),
        Type.Object(
          { days: Type.Integer({ minimum: 1, maximum: maximumResponseDays }) },
          { ...strictOptions, title: 'ResponseDays' },
        ),
        Type.Null(),
      ]),
    ),
    workplace: Type.Optional(Type.Union([WorkplaceBody, Type.Null()])),
    translations: Type.Optional(TranslationsBody(VacancyTranslationShape)),
    licences: list(
      Type.Object({ ...namedItemProperties, isRequired }, { ...strictOptions, title: 'SentItem' }),
    ),
    qualifications: list(
      Type.Object({ ...namedItemProperties, isRequired }, { ...strictOptions, title: 'SentItem' }),
    ),
    requirements: list(
      Type.Object(
        { ...namedItemProperties, description: text(4000), isRequired },
        { ...strictOptions, title: 'SentRequirement' },
      ),
    ),
    skills: list(
      Type.Object({ ...namedItemProperties, isRequired, options }, { ...strictOptions, title: 'SentSkill' }),
    ),
    visas: list(Type.Object(namedItemProperties, { ...strictOptions, title: 'SentVisa' })),
    screeningQuestions: list(
      Type.Object(
        { name, ...questionRowsProperties, questions: Type.Array(Question, manyItems) },
        { ...strictOptions, title: 'SentQuestionGroup' },
      ),
    ),
    attachments: list(Attachment, { maxItems: 10 }),
  },
  { ...strictOptions, title: 'SentVacancy' },
)
