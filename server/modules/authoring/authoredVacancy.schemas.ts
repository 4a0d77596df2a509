import { Type } from 'typebox'
import {
  type AuthoredVacancy,
  type AuthoredVacancyContent,
  maxQuestions,
  vacancyStates,
} from '../../../src/schemas/authoring/authoredVacancy'
import { salaryPeriods } from '../../../src/schemas/vacancies/salaryAndAddress'
import { workplaceKinds } from '../../../src/schemas/vacancies/workplace'
import {
  ItemTranslationShape,
  questionLogicProperties,
  questionRowsProperties,
  TranslationsBody,
  VacancyTranslationShape,
} from '../../http/formField.schemas'
import { Guid } from '../../http/parameters'
import { createStringEnum, DateTime, NullableDateTime, NullableText } from '../../http/responses'

const strictOptions = { additionalProperties: false } as const
/**
 * The limit is above the publishable length, so that a draft with a text that is too long can be saved; the
 * publication check reports it.
 */
const text = (maxLength = 5000) => Type.String({ maxLength })
const id = Type.String({ minLength: 1, maxLength: 64 })
const dateTimeText = Type.Union([text(40), Type.Null()])
const isRequired = Type.Boolean()
const length = Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 100_000 }), Type.Null()]))
const options = Type.Array(
  Type.Object({ label: text(), value: text() }, { ...strictOptions, title: 'AuthoredOption' }),
  { maxItems: 1000 },
)
const manyItems = { maxItems: 1000 } as const
const namedItemProperties = {
  name: text(),
  translations: Type.Optional(TranslationsBody(ItemTranslationShape)),
}
const LicencesOrQualifications = Type.Array(
  Type.Object({ ...namedItemProperties, isRequired }, { ...strictOptions, title: 'AuthoredItem' }),
  manyItems,
)

/** The properties that a question of a vacancy and a question of the library have in common. */
const questionProperties = {
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
export const LibraryQuestionContentShape = Type.Object(questionProperties, {
  ...strictOptions,
  title: 'LibraryQuestionContent',
})

const Question = Type.Object(
  { id, libraryId: Type.Optional(id), keptId: Type.Optional(id), ...questionProperties },
  { ...strictOptions, title: 'AuthoredQuestion' },
)
const Group = Type.Object(
  {
    id,
    libraryId: Type.Optional(id),
    name: text(),
    ...questionRowsProperties,
    questions: Type.Array(Question, manyItems),
  },
  { ...strictOptions, title: 'AuthoredQuestionGroup' },
)

/** A group in the library: it has a name and at least one question. */
export const LibraryGroupContentShape = Type.Object(
  {
    name: Type.String({ maxLength: 5000, pattern: '\\S' }),
    ...questionRowsProperties,
    questions: Type.Array(Question, { minItems: 1, maxItems: maxQuestions }),
  },
  { ...strictOptions, title: 'LibraryGroupContent' },
)

const amount = Type.Union([Type.Number(), Type.Null()])
const Salary = Type.Object(
  { from: amount, to: amount, currency: text(10), period: createStringEnum(salaryPeriods), text: text() },
  { ...strictOptions, title: 'Salary' },
)

const addressPart = Type.Optional(text(255))
const Address = Type.Object(
  {
    street: addressPart,
    city: addressPart,
    region: addressPart,
    postcode: addressPart,
    country: addressPart,
  },
  { ...strictOptions, title: 'Address' },
)

const Picture = Type.Object(
  { fileId: text(64), filename: text(255), alt: text(), isDecorative: Type.Boolean() },
  { ...strictOptions, title: 'AuthoredPicture' },
)

const ResponseDeadline = Type.Object(
  { day: Type.Optional(text(40)), days: Type.Optional(Type.Number()) },
  { ...strictOptions, title: 'AuthoredHearBy' },
)

const Workplace = Type.Object(
  {
    kind: createStringEnum(workplaceKinds),
    countries: Type.Optional(Type.Array(text(2), { maxItems: 300 })),
  },
  strictOptions,
)

/** The shape of `AuthoredVacancyContent`; `checkAuthoredVacancy` checks whether it can be published. */
export const AuthoredContentShape = Type.Object(
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
    opensAt: dateTimeText,
    closesAt: dateTimeText,
    hearBy: Type.Optional(Type.Union([ResponseDeadline, Type.Null()])),
    workplace: Type.Optional(Type.Union([Workplace, Type.Null()])),
    isExpressionOfInterest: Type.Boolean(),
    isListed: Type.Boolean(),
    translations: Type.Optional(TranslationsBody(VacancyTranslationShape)),
    licences: LicencesOrQualifications,
    qualifications: LicencesOrQualifications,
    requirements: Type.Array(
      Type.Object(
        { ...namedItemProperties, description: text(), isRequired },
        { ...strictOptions, title: 'AuthoredRequirement' },
      ),
      manyItems,
    ),
    skills: Type.Array(
      Type.Object(
        { ...namedItemProperties, isRequired, options },
        { ...strictOptions, title: 'AuthoredSkill' },
      ),
      manyItems,
    ),
    visas: Type.Array(
      Type.Object(namedItemProperties, { ...strictOptions, title: 'AuthoredVisa' }),
      manyItems,
    ),
    screeningQuestions: Type.Array(Group, manyItems),
    attachments: Type.Array(
      Type.Object(
        { fileId: text(64), filename: text(255), description: text() },
        { ...strictOptions, title: 'AuthoredDocument' },
      ),
      { maxItems: 100 },
    ),
    picture: Type.Optional(Type.Union([Picture, Type.Null()])),
  },
  { ...strictOptions, title: 'AuthoredVacancyContent' },
)

export const AuthoredVacancyParams = Type.Object({ id: Guid })
export const VacancyVersionParams = Type.Object({
  id: Guid,
  number: Type.Integer({ minimum: 1, maximum: 999_999 }),
})

export const VacancyStateShape = createStringEnum(vacancyStates, 'VacancyState')
export const VacancySourceShape = createStringEnum(['own', 'backOffice'])

export const AuthoredVacancyShape = Type.Object(
  {
    id: Type.String(),
    revision: Type.Integer(),
    state: VacancyStateShape,
    source: VacancySourceShape,
    content: Type.Unsafe<AuthoredVacancyContent>(AuthoredContentShape),
    publishedRevision: Type.Union([Type.Integer(), Type.Null()]),
    advertisedFrom: NullableDateTime,
    advertisedUntil: NullableDateTime,
    scheduledChange: Type.Union([
      Type.Object({ at: DateTime, by: NullableText }, { title: 'ScheduledChange' }),
      Type.Null(),
    ]),
    applications: Type.Integer(),
    updatedAt: DateTime,
    updatedBy: NullableText,
  },
  { title: 'AuthoredVacancy' },
)

export const VacancyVersionShape = Type.Object(
  {
    number: Type.Integer(),
    at: DateTime,
    by: NullableText,
    reason: Type.String(),
    changes: Type.Array(Type.String()),
    serves: Type.Boolean(),
  },
  { title: 'VacancyVersion' },
)

/** Why a vacancy is published again or withdrawn. */
export const Reason = Type.Optional(Type.String({ maxLength: 500 }))

const vacancyId = '7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10'
export const authoredVacancyParams = { id: vacancyId }

export const authoredContentExample: AuthoredVacancyContent = {
  code: 'V-7A1F5A3E',
  name: 'Coastal Planner',
  summary: 'Plan where the city meets the sea.',
  description: '<p>You plan the waterfront with those who live there.</p>',
  department: 'Planning',
  location: 'Harbour City',
  address: null,
  employmentType: 'Full time',
  salary: { from: 98_000, to: 112_000, currency: 'AUD', period: 'year', text: '' },
  opensAt: null,
  closesAt: '2026-12-05T13:59:00.000Z',
  isExpressionOfInterest: false,
  isListed: true,
  licences: [{ name: 'Driver licence', isRequired: true }],
  qualifications: [],
  requirements: [],
  skills: [],
  visas: [],
  screeningQuestions: [
    {
      id: 'g-about',
      name: 'About you',
      questions: [{ id: 'q-why', text: 'Why this job?', controlType: 'txa', isRequired: true }],
    },
  ],
  attachments: [],
}

export const authoredVacancyExample: AuthoredVacancy = {
  id: vacancyId,
  revision: 3,
  state: 'draft',
  source: 'own',
  content: authoredContentExample,
  publishedRevision: null,
  advertisedFrom: null,
  advertisedUntil: null,
  scheduledChange: null,
  applications: 0,
  updatedAt: '2026-11-22T04:05:06.789Z',
  updatedBy: 'lakeside-admin',
}
