import { type Static, Type } from 'typebox'
import { NullableText } from '../answers/sharedShapes'

/** In a body, not in an address: addresses are kept in logs and histories. */
export const EmailBody = Type.Object(
  { email: Type.String({ minLength: 3, maxLength: 320, pattern: '^[^\\s@]+@[^\\s@]+$' }) },
  { additionalProperties: false },
)

export const emailExample = { email: 'sam.tester@example.org' }

export const ProofShape = Type.Object({
  id: Type.Integer(),
  hash: Type.String(),
  at: Type.String(),
  applications: Type.Integer(),
  documents: Type.Integer(),
})

export const proofExample: Static<typeof ProofShape> = {
  id: 3,
  hash: 'b1f5c0a2c9d94c9fbe3a6a9d1d0c5a7e4f2b8c6d0e1f3a5b7c9d1e3f5a7b9c1d',
  at: '2026-11-22T04:05:06.789Z',
  applications: 2,
  documents: 3,
}

export const Months = Type.Union([Type.Integer({ minimum: 1, maximum: 120 }), Type.Null()])

export const RetentionShape = Type.Object({ months: Months, days: Type.Union([Type.Integer(), Type.Null()]) })

export const PreviewShape = Type.Object({ applications: Type.Integer(), oldest: NullableText })
