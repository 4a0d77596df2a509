import { Type } from 'typebox'

const nullable = Type.Union([Type.String(), Type.Null()])

const item = {
  id: Type.Integer(),
  submittedDate: Type.String(),
  vacancyCode: Type.String(),
  vacancyName: Type.String(),
  location: Type.String(),
  applicantName: Type.String(),
  isSentToConnx: Type.Boolean(),
}

export const ListShape = Type.Object({
  results: Type.Array(Type.Object(item)),
  pagination: Type.Object({ page: Type.Integer(), lastPage: Type.Integer(), recordCount: Type.Integer() }),
})

export const DetailsShape = Type.Object({
  ...item,
  sections: Type.Array(
    Type.Object({
      title: Type.String(),
      items: Type.Array(Type.Object({ label: Type.String(), answer: Type.String() })),
    }),
  ),
  attachments: Type.Array(
    Type.Object({
      id: Type.Integer(),
      filename: Type.String(),
      mime: Type.String(),
      size: Type.Integer(),
    }),
  ),
  delivery: Type.Object({
    state: Type.Enum(['waiting', 'sending', 'sent', 'failed']),
    attempts: Type.Integer(),
    lastError: nullable,
    sentAt: nullable,
  }),
})
