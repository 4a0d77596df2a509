import { type Static, Type } from 'typebox'
import { type AuditAction, auditActions } from '../../../src/texts/admin/activity.texts'
import { DateTimeQuery, dateTimeBefore, dateTimeFrom } from '../../http/parameters'
import { NullableText, PaginationShape, WordedChangeShape } from '../../http/responses'
import type { AuditFilters } from './audit.repository'

/** The first page of 25 entries is the default. */
export const activityPaging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}

export const activityFilters = {
  by: Type.Optional(Type.String({ maxLength: 100 })),
  action: Type.Optional(Type.Enum(Object.keys(auditActions) as AuditAction[])),
  fromDate: DateTimeQuery,
  toDate: DateTimeQuery,
}

const ActivityQuery = Type.Object(activityFilters)

/** @throws bad-query if `fromDate` or `toDate` does not exist */
export function readFilters({ by, action, fromDate, toDate }: Static<typeof ActivityQuery>): AuditFilters {
  return {
    ...(by ? { by } : {}),
    ...(action ? { action } : {}),
    ...(fromDate ? { from: dateTimeFrom('/fromDate', fromDate) } : {}),
    ...(toDate ? { before: dateTimeBefore('/toDate', toDate) } : {}),
  }
}

/** Limits the SuperUser's activity to one client. */
export const clientFilter = { clientCode: Type.Optional(Type.String({ maxLength: 100 })) }

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
