import { type Static, Type } from 'typebox'
import { NullableText, PaginationShape, WordedChangeShape } from '../answers/sharedShapes'

/** Which page of what was done; the first of 25 unless the query says another. */
export const activityPaging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}

export const ActivityShape = Type.Object({
  results: Type.Array(
    Type.Object({
      id: Type.Integer(),
      at: Type.String(),
      by: NullableText,
      action: Type.String(),
      subject: Type.String(),
      company: NullableText,
      changes: Type.Array(WordedChangeShape),
    }),
  ),
  pagination: PaginationShape,
})

export const activityExample: Static<typeof ActivityShape> = {
  results: [
    {
      id: 31,
      at: '2026-11-22T04:05:06.789Z',
      by: 'harbour-admin',
      action: 'settings changed',
      subject: 'client:1',
      company: 'Harbour City Council',
      changes: [{ label: 'Show sidebar', from: 'Yes', to: 'No' }],
    },
  ],
  pagination: { page: 1, lastPage: 1, recordCount: 1 },
}
