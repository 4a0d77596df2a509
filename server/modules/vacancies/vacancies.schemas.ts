import { type Static, Type } from 'typebox'

export const DocumentsShape = Type.Array(
  Type.Object(
    { id: Type.Integer(), filename: Type.String(), description: Type.String() },
    { title: 'VacancyDocument' },
  ),
)

export const documentsExample: Static<typeof DocumentsShape> = [
  { id: 1, filename: 'position-description.pdf', description: 'Position description' },
]
