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
    nextAttemptAt: nullable,
  }),
  deliveryAttempts: Type.Array(
    Type.Object({
      at: Type.String(),
      status: Type.Union([Type.Integer(), Type.Null()]),
      error: nullable,
    }),
  ),
})

/** One application, as the seed has it, or several, each of which gets a result. */
export const ResubmitBody = Type.Union([
  Type.Object({ applicationId: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  Type.Object(
    { applicationIds: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 100 }) },
    { additionalProperties: false },
  ),
])

export const ResubmitResults = Type.Object({
  results: Type.Array(
    Type.Object({
      applicationId: Type.Integer(),
      result: Type.Enum(['queued', 'not-found', 'failed']),
    }),
  ),
})
