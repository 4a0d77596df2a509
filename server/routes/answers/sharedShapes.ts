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
