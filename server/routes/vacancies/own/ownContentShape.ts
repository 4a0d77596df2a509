import { Type } from 'typebox'
import { mostQuestions } from '../../../../src/schemas/vacancies/ownVacancy'
import { salaryPeriods } from '../../../../src/schemas/vacancies/salaryAndPlace'
import { questionLogicProperties, questionRowsProperties } from '../../../services/fieldLogicShapes'
import { ItemWordsShape, TranslationsBody, VacancyWordsShape } from '../../../services/translationShapes'

const strict = { additionalProperties: false } as const
/** Longer than what may be published: of what is too long people are told by the check, and lose nothing until then. */
const text = (maxLength = 5000) => Type.String({ maxLength })
const id = Type.String({ minLength: 1, maxLength: 64 })
const moment = Type.Union([text(40), Type.Null()])
const isRequired = Type.Boolean()
const length = Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 100_000 }), Type.Null()]))
const options = Type.Array(Type.Object({ label: text(), value: text() }, strict), { maxItems: 1000 })
const many = { maxItems: 1000 } as const
const named = { name: text(), translations: Type.Optional(TranslationsBody(ItemWordsShape)) }
const held = Type.Array(Type.Object({ ...named, isRequired }, strict), many)

/** What a question asks, without what it is called: of a vacancy's, and of the library's. */
const asked = {
  text: text(),
  notes: Type.Optional(text()),
  controlType: text(20),
  isRequired,
  alternative: Type.Optional(text(64)),
  minLength: length,
  maxLength: length,
  options: Type.Optional(options),
  ...questionLogicProperties,
}
export const AskedShape = Type.Object(asked, strict)

const Question = Type.Object(
  { id, libraryId: Type.Optional(id), keptId: Type.Optional(id), ...asked },
  strict,
)
const Group = Type.Object(
  {
    id,
    libraryId: Type.Optional(id),
    name: text(),
    ...questionRowsProperties,
    questions: Type.Array(Question, many),
  },
  strict,
)

/** A group of a vacancy's as the library keeps it: something is asked in it, under a heading. */
export const KeptGroupShape = Type.Object(
  {
    name: Type.String({ maxLength: 5000, pattern: '\\S' }),
    ...questionRowsProperties,
    questions: Type.Array(Question, { minItems: 1, maxItems: mostQuestions }),
  },
  strict,
)

const amount = Type.Union([Type.Number(), Type.Null()])
const Salary = Type.Object(
  { from: amount, to: amount, currency: text(10), period: Type.Enum([...salaryPeriods]), text: text() },
  strict,
)

const part = Type.Optional(text(255))
const Address = Type.Object({ street: part, city: part, region: part, postcode: part, country: part }, strict)

const Picture = Type.Object(
  { fileId: text(64), filename: text(255), alt: text(), isDecorative: Type.Boolean() },
  strict,
)

const HearBy = Type.Object({ day: Type.Optional(text(40)), days: Type.Optional(Type.Number()) }, strict)

/** `OwnVacancyContent`, to the letter; whether it can be published is for `checkOwnVacancy` to say. */
export const OwnContentShape = Type.Object(
  {
    code: text(),
    name: text(),
    summary: text(10_000),
    description: text(250_000),
    department: text(),
    location: text(),
    address: Type.Union([Address, Type.Null()]),
    employmentType: text(),
    salary: Type.Union([Salary, Type.Null()]),
    opensAt: moment,
    closesAt: moment,
    hearBy: Type.Optional(Type.Union([HearBy, Type.Null()])),
    isExpressionOfInterest: Type.Boolean(),
    isListed: Type.Boolean(),
    translations: Type.Optional(TranslationsBody(VacancyWordsShape)),
    licences: held,
    qualifications: held,
    requirements: Type.Array(Type.Object({ ...named, description: text(), isRequired }, strict), many),
    skills: Type.Array(Type.Object({ ...named, isRequired, options }, strict), many),
    visas: Type.Array(Type.Object(named, strict), many),
    screeningQuestions: Type.Array(Group, many),
    attachments: Type.Array(
      Type.Object({ fileId: text(64), filename: text(255), description: text() }, strict),
      { maxItems: 100 },
    ),
    picture: Type.Optional(Type.Union([Picture, Type.Null()])),
  },
  strict,
)
