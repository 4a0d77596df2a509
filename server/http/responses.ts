import { type Static, type TSchema, Type } from 'typebox'
import type { Raw } from './endpoint'

/** An answer without a body. */
export const noContent = Type.Unsafe<undefined>({ type: 'null' })

/** An answer that is text of its own media type. */
export const textAnswer = (media: string) => Type.Unsafe<Raw>({ type: 'string', contentMediaType: media })

/** An answer that is bytes of its own media type. */
export const binaryAnswer = (media: string) =>
  Type.Unsafe<Raw>({ type: 'string', format: 'binary', contentMediaType: media })

/** The bytes of a file, under the type that it has. */
export const fileAnswer = binaryAnswer('*/*')

export const NullableText = Type.Union([Type.String(), Type.Null()])

/** A date and time that the server wrote: ISO 8601 UTC. */
export const DateTime = Type.String({ format: 'date-time' })
export const NullableDateTime = Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time' })

/** A day that the server wrote: 'YYYY-MM-DD'. */
export const Day = Type.String({ format: 'date' })
export const NullableDay = Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date' })

/** One of these texts. @param title its name in the API's description */
export const oneOf = <const Values extends readonly string[]>(values: Values, title?: string) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], ...(title ? { title } : {}) })

/** Values by names that the schema does not know. */
export const mapOf = <Value extends TSchema>(value: Value) =>
  Type.Unsafe<Record<string, Static<Value>>>(Type.Object({}, { additionalProperties: value }))

/** Where a page of a list stands in the whole of it. */
export const PaginationShape = Type.Object(
  {
    page: Type.Integer(),
    lastPage: Type.Integer(),
    recordCount: Type.Integer(),
  },
  { title: 'Pagination' },
)

/** What somebody changed, in words. */
export const WordedChangeShape = Type.Object(
  {
    label: Type.String(),
    from: Type.String(),
    to: Type.String(),
  },
  { title: 'WordedChange' },
)

/** What is wrong with a site, or a vacancy, and where; of a site, in which file. */
export const FindingShape = Type.Object(
  {
    severity: oneOf(['error', 'warning']),
    code: Type.Optional(Type.String()),
    file: Type.Optional(Type.String()),
    path: Type.String(),
    message: Type.String(),
    repair: Type.Optional(Type.Unknown()),
  },
  { title: 'Finding' },
)
