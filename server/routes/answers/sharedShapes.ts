import { Type } from 'typebox'

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
