import { Type } from 'typebox'
import type { ApplicationCounts } from '../../../src/schemas/applications/application'
import { endpoint } from '../../http/endpoint'
import { DateTimeQuery, Guid, parseDayOrDateTime } from '../../http/parameters'
import {
  createStringEnum,
  DateTime,
  noContent,
  PageCursorsShape,
  PaginationShape,
} from '../../http/responses'
import { getClientToday, resolveQueryTimeZone } from '../sites/siteSource'
import {
  readApplications,
  readCounts,
  resubmitApplication,
  resubmitApplications as resubmitSeveral,
} from './inbox.service'
import { ApplicationQuery, parseInboxCursor, parseInboxQuery } from './inboxQuery'
import { applicationItem, itemExample } from './review.schemas'

/** API-18. */
export const listApplications = endpoint({
  method: 'GET',
  url: '/api/applications',
  access: 'client',
  scope: 'applications',
  summary: 'The submitted applications, paged',
  schema: {
    querystring: Type.Object({
      ...ApplicationQuery.properties,
      /**
       * A value of `cursors` from another page, instead of the number in `page`; requires the same order and the
       * `asOf` of that page.
       */
      cursor: Type.Optional(Type.String({ maxLength: 2000 })),
    }),
    response: {
      200: Type.Object(
        {
          results: Type.Array(
            Type.Object(
              {
                ...applicationItem,
                /** False if the application matched the filters as of `asOf` but does not any more. */
                isInView: Type.Boolean(),
              },
              { title: 'ApplicationListItem' },
            ),
          ),
          pagination: PaginationShape,
          /** Cursors of the previous and the next page. */
          cursors: PageCursorsShape,
          /** When the list was read. Pages requested with this `asOf` list the same applications. */
          asOf: DateTime,
          /** The vacancy of the filter `vacancyId`; null if it does not exist. */
          vacancy: Type.Optional(
            Type.Union([
              Type.Object({ id: Type.String(), name: Type.String() }, { title: 'VacancyReference' }),
              Type.Null(),
            ]),
          ),
        },
        { title: 'ApplicationPage' },
      ),
    },
  },
  example: {
    querystring: { sortColumn: 'submittedDate', sortOrder: 'desc', page: 1, vacancyName: 'planner' },
    answer: {
      results: [{ ...itemExample, isInView: true }],
      pagination: { page: 1, lastPage: 1, recordCount: 1 },
      cursors: {
        previous: 'WyJiZWZvcmUiLCIyMDI2LTExLTIyVDA0OjA1OjA2Ljc4OVoiLDld',
        next: 'WyJhZnRlciIsIjIwMjYtMTEtMjJUMDQ6MDU6MDYuNzg5WiIsOV0',
      },
      asOf: '2026-11-22T04:05:06.789Z',
    },
  },
  handle: async ({ session, query: { cursor, ...query } }, _reply, context) => {
    const timestamp = context.now().toISOString()
    const { filters, page } = await parseInboxQuery(query, { context, session })
    const start = cursor === undefined ? {} : { cursor: parseInboxCursor(cursor, page) }
    const applicationPage = await readApplications(context, session, { filters, page: { ...page, ...start } })
    return { ...applicationPage, asOf: filters.asOf ?? timestamp }
  },
})

const ByState = Type.Unsafe<ApplicationCounts['byState']>(
  Type.Object(
    {
      received: Type.Integer(),
      'in review': Type.Integer(),
      interview: Type.Integer(),
      'not this time': Type.Integer(),
      hired: Type.Integer(),
      withdrawn: Type.Integer(),
    },
    /** The client's custom states, by id, if they have applications. */
    { title: 'ApplicationsByState', additionalProperties: Type.Integer() },
  ),
)

const byStateExample = {
  received: 30,
  'in review': 12,
  interview: 6,
  'not this time': 10,
  hired: 1,
  withdrawn: 1,
}

/** Counts for the views of the inbox and for the navigation of the administration pages. */
export const countApplications = endpoint({
  method: 'GET',
  url: '/api/applicationCounts',
  access: 'client',
  scope: 'applications',
  summary:
    'Number of applications that are unread, have delivery problems, are due for a promised answer, and are in each status',
  schema: {
    querystring: Type.Object({
      isExpressionOfInterest: Type.Optional(Type.Boolean()),
      vacancyId: Type.Optional(Guid),
      /** Start of the time span of `failedSince`; defaults to the start of the client's current day. */
      failedFromDate: DateTimeQuery,
    }),
    response: {
      200: Type.Object(
        {
          all: Type.Integer(),
          unopened: Type.Integer(),
          retrying: Type.Integer(),
          failed: Type.Integer(),
          dueSoon: Type.Integer(),
          overdue: Type.Integer(),
          byState: ByState,
          failedSince: Type.Integer(),
          /** Whether applications are, or were ever, delivered to a back-office. */
          usesDelivery: Type.Boolean(),
        },
        { title: 'ApplicationCounts' },
      ),
    },
  },
  example: {
    querystring: { failedFromDate: '2026-11-22' },
    answer: {
      all: 60,
      unopened: 4,
      retrying: 2,
      failed: 1,
      dueSoon: 3,
      overdue: 1,
      byState: byStateExample,
      failedSince: 1,
      usesDelivery: true,
    },
  },
  handle: async ({ session, query: { failedFromDate, ...scope } }, _reply, context) => {
    const zone = await resolveQueryTimeZone(context, session.clientId, undefined)
    return readCounts(context, session.clientId, {
      ...scope,
      failedFrom: parseDayOrDateTime(
        '/failedFromDate',
        failedFromDate ?? (await getClientToday(context, session.clientId)),
        zone,
      ),
    })
  },
})

/** One application, as in the specification, or several with one result each. */
const ResubmitBody = Type.Union([
  Type.Object(
    { applicationId: Type.Integer({ minimum: 1 }) },
    { additionalProperties: false, title: 'OneApplication' },
  ),
  Type.Object(
    { applicationIds: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 100 }) },
    { additionalProperties: false, title: 'SeveralApplications' },
  ),
])

const ResubmitResults = Type.Object(
  {
    results: Type.Array(
      Type.Object(
        {
          applicationId: Type.Integer(),
          result: createStringEnum(['queued', 'not-found', 'failed']),
        },
        { title: 'ResubmitResult' },
      ),
    ),
  },
  { title: 'ResubmitResults' },
)

/** API-23. */
export const resubmitApplications = endpoint({
  method: 'POST',
  url: '/api/resubmittedApplications',
  access: 'client',
  scope: 'applications',
  limits: 'changes',
  summary:
    'Queues an application for the back-office again; several, named in applicationIds, with a result for each',
  refusals: ['not-found'],
  schema: { body: ResubmitBody, response: { 200: ResubmitResults, 204: noContent } },
  example: {
    body: { applicationIds: [9, 10] },
    answer: {
      results: [
        { applicationId: 9, result: 'queued' },
        { applicationId: 10, result: 'not-found' },
      ],
    },
  },
  handle: async ({ session, body }, reply, context) => {
    if ('applicationIds' in body) {
      return { results: await resubmitSeveral(context, session, body.applicationIds) }
    }
    await resubmitApplication(context, session, body.applicationId)
    return reply.status(204).send(undefined)
  },
})
