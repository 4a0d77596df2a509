import { type Static, type TSchema, Type } from 'typebox'
import type { RawBody } from './endpoint'

/** Response without a body. */
export const noContent = Type.Unsafe<undefined>({ type: 'null' })

/** Text response of the given media type. */
export const createTextResponseSchema = (media: string) =>
  Type.Unsafe<RawBody>({ type: 'string', contentMediaType: media })

/** Binary response of the given media type. */
export const createBinaryResponseSchema = (media: string) =>
  Type.Unsafe<RawBody>({ type: 'string', format: 'binary', contentMediaType: media })

/** Binary response of any media type, for stored files. */
export const fileResponse = createBinaryResponseSchema('*/*')

export const NullableText = Type.Union([Type.String(), Type.Null()])

/** Date-time in ISO 8601 UTC. */
export const DateTime = Type.String({ format: 'date-time' })
export const NullableDateTime = Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time' })

/** Date in the format 'YYYY-MM-DD'. */
export const Day = Type.String({ format: 'date' })
export const NullableDay = Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date' })

/** String enum of these values. @param title schema name in the API description */
export const createStringEnum = <const Values extends readonly string[]>(values: Values, title?: string) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], ...(title ? { title } : {}) })

/** Object with arbitrary keys. */
export const createRecordShape = <Value extends TSchema>(value: Value) =>
  Type.Unsafe<Record<string, Static<Value>>>(Type.Object({}, { additionalProperties: value }))

/** Pagination of a list. */
export const PaginationShape = Type.Object(
  {
    page: Type.Integer(),
    lastPage: Type.Integer(),
    recordCount: Type.Integer(),
  },
  { title: 'Pagination' },
)

/** Cursors of the pages before and after a page. */
export const PageCursorsShape = Type.Object(
  { previous: NullableText, next: NullableText },
  { title: 'PageCursors' },
)

/** A recorded change as readable text. */
export const DescribedChangeShape = Type.Object(
  {
    label: Type.String(),
    from: Type.String(),
    to: Type.String(),
  },
  { title: 'WordedChange' },
)

/** A validation finding of a site or vacancy, and its location; for a site also the file. */
export const FindingShape = Type.Object(
  {
    severity: createStringEnum(['error', 'warning']),
    code: Type.Optional(Type.String()),
    file: Type.Optional(Type.String()),
    path: Type.String(),
    message: Type.String(),
    repair: Type.Optional(Type.Unknown()),
  },
  { title: 'Finding' },
)
