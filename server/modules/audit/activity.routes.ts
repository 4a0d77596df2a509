import { Readable } from 'node:stream'
import { type Static, Type } from 'typebox'
import { type AuditAction, auditActions } from '../../../src/texts/admin/activity.texts'
import { endpoint } from '../../http/endpoint'
import { DateTimeQuery, dateTimeBefore, dateTimeFrom } from '../../http/parameters'
import { NullableText, PaginationShape, textAnswer, WordedChangeShape } from '../../http/responses'
import { readActivity, exportActivity as takeAway } from './activity.service'
import type { AuditFilters } from './audit.repository'

/** Which page of what was done; the first of 25 unless the query says another. */
export const activityPaging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}

/** Of what was done: by whose name, what, and when. */
export const activityFilters = {
  by: Type.Optional(Type.String({ maxLength: 100 })),
  action: Type.Optional(Type.Enum(Object.keys(auditActions) as AuditAction[])),
  fromDate: DateTimeQuery,
  toDate: DateTimeQuery,
}

const Filters = Type.Object(activityFilters)

/** What the filters of a query ask for. @throws bad-query for a day that does not exist */
export function readFilters({ by, action, fromDate, toDate }: Static<typeof Filters>): AuditFilters {
  return {
    ...(by ? { by } : {}),
    ...(action ? { action } : {}),
    ...(fromDate ? { from: dateTimeFrom('/fromDate', fromDate) } : {}),
    ...(toDate ? { before: dateTimeBefore('/toDate', toDate) } : {}),
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
      times: Type.Integer(),
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
      times: 1,
    },
  ],
  pagination: { page: 1, lastPage: 1, recordCount: 1 },
}

/** Read only: there is no call that changes it. */
export const listActivity = endpoint({
  method: 'GET',
  url: '/api/audit',
  access: 'client',
  room: 'account',
  summary: 'What was done at the own client, by whom, when and from where, the newest first',
  schema: {
    querystring: Type.Object({ ...activityPaging, ...activityFilters }),
    response: { 200: ActivityShape },
  },
  example: { querystring: { page: 1, pageSize: 25, action: 'settings changed' }, answer: activityExample },
  handle: ({ session, query }, _reply, context) => {
    const { page = 1, pageSize = 25 } = query
    return readActivity(context, session.clientId, { page, pageSize, ...readFilters(query) })
  },
})

/** The list as a file. */
export const exportActivity = endpoint({
  method: 'GET',
  url: '/api/audit.csv',
  access: 'client',
  room: 'account',
  limits: 'exports',
  summary: 'What was done at the own client, all that the filters let through, as CSV',
  schema: {
    querystring: Type.Object({ ...activityFilters }),
    response: { 200: textAnswer('text/csv') },
  },
  example: { querystring: { action: 'application viewed' } },
  handle: async ({ session, query }, reply, context) => {
    const filters = readFilters(query)
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="activity.csv"',
      })
      .send(Readable.from(await takeAway(context, session, filters)))
  },
})
