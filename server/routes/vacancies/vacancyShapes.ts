import { type Static, Type } from 'typebox'
import { translated } from '../../services/translationShapes'
import { NullableText } from '../answers/sharedShapes'

const item = {
  id: Type.Integer(),
  guid: Type.String(),
  name: Type.String(),
  summary: Type.String(),
  employmentType: Type.String(),
  location: Type.String(),
  department: Type.String(),
  advertisingCloseDate: NullableText,
  dateAdvertised: Type.String(),
  isExpressionOfInterest: Type.Boolean(),
  translated,
  picture: Type.Optional(Type.Object({ src: Type.String(), alt: Type.String() })),
}

export const VacancyListShape = Type.Array(Type.Object(item))

export const DocumentsShape = Type.Array(
  Type.Object({ id: Type.Integer(), filename: Type.String(), description: Type.String() }),
)

/** By when applicants hear: on a day, or so many days after they applied. */
const HearByShape = Type.Object({
  day: Type.Optional(Type.String()),
  days: Type.Optional(Type.Integer()),
})

export const VacancyShape = Type.Object({
  ...item,
  code: Type.String(),
  salaryAddText: Type.String(),
  description: Type.String(),
  hearBy: Type.Optional(HearByShape),
  attachments: DocumentsShape,
})

export const listItemExample: Static<typeof VacancyListShape>[number] = {
  id: 4,
  guid: '7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10',
  name: 'Coastal Planner',
  summary: 'Plan where the city meets the sea.',
  employmentType: 'Full time',
  location: 'Harbour City',
  department: 'Planning',
  advertisingCloseDate: '2026-12-01T06:59:00.000Z',
  dateAdvertised: '2026-11-01T00:00:00.000Z',
  isExpressionOfInterest: false,
}

export const documentsExample: Static<typeof DocumentsShape> = [
  { id: 1, filename: 'position-description.pdf', description: 'Position description' },
]
