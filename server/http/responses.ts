import { Type } from 'typebox'
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

/** Where a page of a list stands in the whole of it. */
export const PaginationShape = Type.Object({
  page: Type.Integer(),
  lastPage: Type.Integer(),
  recordCount: Type.Integer(),
})

/** What somebody changed, in words. */
export const WordedChangeShape = Type.Object({
  label: Type.String(),
  from: Type.String(),
  to: Type.String(),
})

/** What is wrong with a site, or a vacancy, and where; of a site, in which file. */
export const FindingShape = Type.Object({
  severity: Type.Union([Type.Literal('error'), Type.Literal('warning')]),
  code: Type.Optional(Type.String()),
  file: Type.Optional(Type.String()),
  path: Type.String(),
  message: Type.String(),
  repair: Type.Optional(Type.Unknown()),
})
