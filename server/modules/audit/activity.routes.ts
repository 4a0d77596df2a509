import { Readable } from 'node:stream'
import { type Static, Type } from 'typebox'
import { type AuditAction, auditActions } from '../../../src/texts/admin/activity.texts'
import type { ServerContext } from '../../context'
import { endpoint } from '../../http/endpoint'
import { DateTimeQuery, parseDayOrDateTime, parseExclusiveEnd, TimeZoneQuery } from '../../http/parameters'
import {
  createStringEnum,
  createTextResponseSchema,
  DateTime,
  DescribedChangeShape,
  NullableText,
  PaginationShape,
} from '../../http/responses'
import type { Session } from '../sessions/session.types'
import { resolveQueryTimeZone } from '../sites/siteSource'
import { readActivity, readAllActivity, streamActivityCsv, streamAllActivityCsv } from './activity.service'
import type { AuditFilters } from './audit.repository'

/** Page of the list; the default is page 1 with 25 entries. */
const activityPaging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** The `asOf` of the list's first page, so that the other pages omit entries that were added since. */
  asOf: DateTimeQuery,
}

/** Filters by user name, action and date. */
const activityFilters = {
  by: Type.Optional(Type.String({ maxLength: 100 })),
  action: Type.Optional(createStringEnum(Object.keys(auditActions) as AuditAction[])),
  fromDate: DateTimeQuery,
  toDate: DateTimeQuery,
  timeZone: TimeZoneQuery,
}

const Filters = Type.Object({ ...activityFilters, asOf: DateTimeQuery })

/**
 * Converts the query to filters; days are those of the zone that `resolveQueryTimeZone` returns.
 * @throws bad-query for a day or a zone that does not exist
 */
async function toAuditFilters(
  { by, action, fromDate, toDate, timeZone, asOf }: Static<typeof Filters>,
  context: ServerContext,
  { clientId }: Pick<Session, 'clientId'>,
): Promise<AuditFilters> {
  const zone = await resolveQueryTimeZone(context, clientId, timeZone)
  return {
    ...(by ? { by } : {}),
    ...(action ? { action } : {}),
    ...(fromDate ? { fromDate: parseDayOrDateTime('/fromDate', fromDate, zone) } : {}),
    ...(toDate ? { beforeDate: parseExclusiveEnd('/toDate', toDate, zone) } : {}),
    ...(asOf ? { asOf: parseDayOrDateTime('/asOf', asOf, zone) } : {}),
  }
}

/** Limits the SuperUser's list to one client; without it, the list covers all clients. */
const clientFilter = { clientCode: Type.Optional(Type.String({ maxLength: 100 })) }

const ActivityShape = Type.Object(
  {
    results: Type.Array(
      Type.Object(
        {
          id: Type.Integer(),
          at: DateTime,
          by: NullableText,
          action: Type.String(),
          address: NullableText,
          subject: Type.String(),
          company: NullableText,
          changes: Type.Array(DescribedChangeShape),
          times: Type.Integer(),
        },
        { title: 'Activity' },
      ),
    ),
    pagination: PaginationShape,
    /** When the log was read. Pages requested with this `asOf` list the same entries. */
    asOf: DateTime,
  },
  { title: 'ActivityPage' },
)

const activityExample: Static<typeof ActivityShape> = {
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
  asOf: '2026-11-22T04:05:07.000Z',
}

const csvHeaders = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="activity.csv"',
}

/** The audit log is read-only: no endpoint changes it. */
export const listActivity = endpoint({
  method: 'GET',
  url: '/api/audit',
  access: 'client',
  scope: 'account',
  summary: "The activity of the caller's client, newest first: action, user, time and network",
  schema: {
    querystring: Type.Object({ ...activityPaging, ...activityFilters }),
    response: { 200: ActivityShape },
  },
  example: { querystring: { page: 1, pageSize: 25, action: 'settings changed' }, answer: activityExample },
  handle: async ({ session, query }, _reply, context) => {
    const { page = 1, pageSize = 25 } = query
    return readActivity(context, session.clientId, {
      page,
      pageSize,
      ...(await toAuditFilters(query, context, session)),
    })
  },
})

export const exportActivity = endpoint({
  method: 'GET',
  url: '/api/audit.csv',
  access: 'client',
  scope: 'account',
  limits: 'exports',
  summary: "The activity of the caller's client as CSV, filtered",
  responseHeaders: ['content-disposition'],
  schema: {
    querystring: Type.Object({ ...activityFilters }),
    response: { 200: createTextResponseSchema('text/csv') },
  },
  example: { querystring: { action: 'application viewed' } },
  handle: async ({ session, query }, reply, context) => {
    const filters = await toAuditFilters(query, context, session)
    const zone = await resolveQueryTimeZone(context, session.clientId, query.timeZone)
    const csv = await streamActivityCsv(context, session, { ...filters, zone })
    return reply.headers(csvHeaders).send(Readable.from(csv))
  },
})

export const listAllActivity = endpoint({
  method: 'GET',
  url: '/api/audit/all',
  access: 'superuser',
  summary: 'The activity of all clients, or of the one given by clientCode, newest first',
  refusals: ['not-found'],
  schema: {
    querystring: Type.Object({ ...activityPaging, ...activityFilters, ...clientFilter }),
    response: { 200: ActivityShape },
  },
  example: { querystring: { clientCode: 'harbour' }, answer: activityExample },
  handle: async ({ session, query }, _reply, context) => {
    const { page = 1, pageSize = 25, clientCode = '' } = query
    return readAllActivity(context, {
      page,
      pageSize,
      clientCode,
      ...(await toAuditFilters(query, context, session)),
    })
  },
})

export const exportAllActivity = endpoint({
  method: 'GET',
  url: '/api/audit/all.csv',
  access: 'superuser',
  limits: 'exports',
  summary: 'The activity of all clients, or of one, as CSV, filtered',
  refusals: ['not-found'],
  responseHeaders: ['content-disposition'],
  schema: {
    querystring: Type.Object({ ...activityFilters, ...clientFilter }),
    response: { 200: createTextResponseSchema('text/csv') },
  },
  example: { querystring: { action: 'application viewed' } },
  handle: async ({ session, query }, reply, context) => {
    const filters = { ...(await toAuditFilters(query, context, session)), clientCode: query.clientCode ?? '' }
    const zone = await resolveQueryTimeZone(context, session.clientId, query.timeZone)
    const csv = await streamAllActivityCsv(context, session, { ...filters, zone })
    return reply.headers(csvHeaders).send(Readable.from(csv))
  },
})
