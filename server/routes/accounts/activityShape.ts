import { type Static, Type } from 'typebox'
import { type AuditAction, auditActions } from '../../../src/texts/activity'
import type { AuditFilters } from '../../repositories/accounts/audit'
import { NullableText, PaginationShape, WordedChangeShape } from '../answers/sharedShapes'
import { MomentQuery, momentBefore, momentFrom } from '../requests/momentQuery'

/** Which page of what was done; the first of 25 unless the query says another. */
export const activityPaging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}

/** Of what was done: by whose name, what, and when. */
export const activityFilters = {
  by: Type.Optional(Type.String({ maxLength: 100 })),
  action: Type.Optional(Type.Enum(Object.keys(auditActions) as AuditAction[])),
  fromDate: MomentQuery,
  toDate: MomentQuery,
}

const Filters = Type.Object(activityFilters)

/** What the filters of a query ask for. @throws bad-query for a day that does not exist */
export function readFilters({ by, action, fromDate, toDate }: Static<typeof Filters>): AuditFilters {
  return {
    ...(by ? { by } : {}),
    ...(action ? { action } : {}),
    ...(fromDate ? { from: momentFrom('/fromDate', fromDate) } : {}),
    ...(toDate ? { before: momentBefore('/toDate', toDate) } : {}),
  }
}

/** Whose, for the SuperUser: all clients' without it. */
export const ofClient = { clientCode: Type.Optional(Type.String({ maxLength: 100 })) }

export const ActivityShape = Type.Object({
  results: Type.Array(
    Type.Object({
      id: Type.Integer(),
      at: Type.String(),
      by: NullableText,
      action: Type.String(),
      address: NullableText,
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
      address: '203.0.113.0/24',
      subject: 'client:1',
      company: 'Harbour City Council',
      changes: [{ label: 'Show sidebar', from: 'Yes', to: 'No' }],
    },
  ],
  pagination: { page: 1, lastPage: 1, recordCount: 1 },
}
