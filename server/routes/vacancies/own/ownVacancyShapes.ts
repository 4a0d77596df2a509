import { Type } from 'typebox'
import {
  type OwnVacancy,
  type OwnVacancyContent,
  vacancyStates,
} from '../../../../src/schemas/vacancies/ownVacancy'
import { NullableText } from '../../answers/sharedShapes'
import { Guid } from '../../requests/guid'
import { OwnContentShape } from './ownContentShape'

export const OwnVacancyParams = Type.Object({ id: Guid })
export const VacancyVersionParams = Type.Object({
  id: Guid,
  number: Type.Integer({ minimum: 1, maximum: 999_999 }),
})

export const VacancyStateShape = Type.Enum([...vacancyStates])
export const VacancySourceShape = Type.Enum(['own', 'backOffice'])

export const OwnVacancyShape = Type.Object({
  id: Type.String(),
  revision: Type.Integer(),
  state: VacancyStateShape,
  source: VacancySourceShape,
  content: Type.Unsafe<OwnVacancyContent>(OwnContentShape),
  publishedRevision: Type.Union([Type.Integer(), Type.Null()]),
  advertisedFrom: NullableText,
  advertisedUntil: NullableText,
  scheduledChange: Type.Union([Type.Object({ at: Type.String(), by: NullableText }), Type.Null()]),
  applications: Type.Integer(),
  updatedAt: Type.String(),
  updatedBy: NullableText,
})

export const VacancyVersionShape = Type.Object({
  number: Type.Integer(),
  at: Type.String(),
  by: NullableText,
  reason: Type.String(),
  changes: Type.Array(Type.String()),
  serves: Type.Boolean(),
})

/** Why something is done, in a person's words. */
export const Reason = Type.Optional(Type.String({ maxLength: 500 }))

const id = '7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10'
export const ownVacancyParams = { id }

export const ownContentExample: OwnVacancyContent = {
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

export const ownVacancyExample: OwnVacancy = {
  id,
  revision: 3,
  state: 'draft',
  source: 'own',
  content: ownContentExample,
  publishedRevision: null,
  advertisedFrom: null,
  advertisedUntil: null,
  scheduledChange: null,
  applications: 0,
  updatedAt: '2026-11-22T04:05:06.789Z',
  updatedBy: 'lakeside-admin',
}
