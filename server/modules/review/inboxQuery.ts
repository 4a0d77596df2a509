import { type Static, Type } from 'typebox'
import { deadlineKinds } from '../../../src/schemas/vacancies/responseDeadline'
import type { ServerContext } from '../../context'
import type { PageCursor } from '../../db/pageCursor'
import {
  DateTimeQuery,
  Guid,
  parseDayOrDateTime,
  parseExclusiveEnd,
  TimeZoneQuery,
} from '../../http/parameters'
import { isStorableText, readCursor } from '../../http/readCursor'
import { createStringEnum } from '../../http/responses'
import type { Session } from '../sessions/session.types'
import { getClientToday, resolveQueryTimeZone } from '../sites/siteSource'
import { StateShape } from './customStates.schemas'
import type { ApplicationPageRequest } from './inbox.repository'
import { type ApplicationFilters, type ApplicationOrder, getDueFilters } from './inboxFilters.repository'
import { DeliveryStateShape } from './review.schemas'

const optionalText = Type.Optional(Type.String({ maxLength: 255 }))

const optionalFlag = Type.Optional(Type.Boolean())

const sortColumnNames = [
  'id',
  'submittedDate',
  'vacancyCode',
  'vacancyName',
  'location',
  'applicantName',
  'isSentToConnx',
] as const satisfies readonly ApplicationOrder['sortColumn'][]

/** The query of GET /api/applications, as in the specification [AP-01, AP-02, AP-03]. */
export const ApplicationQuery = Type.Object({
  sortColumn: Type.Optional(createStringEnum(sortColumnNames)),
  sortOrder: Type.Optional(createStringEnum(['asc', 'desc'])),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  /** Exact vacancy; the text filters below match anywhere in a value. */
  vacancyId: Type.Optional(Guid),
  vacancyCode: optionalText,
  vacancyName: optionalText,
  vacancyLocation: optionalText,
  applicantName: optionalText,
  isSentToConnx: optionalFlag,
  isExpressionOfInterest: optionalFlag,
  submittedFromDate: DateTimeQuery,
  submittedToDate: DateTimeQuery,
  timeZone: TimeZoneQuery,
  isOpened: optionalFlag,
  state: Type.Optional(StateShape),
  /** Open applications whose response deadline is within a week, or has passed, in the client's time zone. */
  due: Type.Optional(createStringEnum(deadlineKinds)),
  deliveryState: Type.Optional(DeliveryStateShape),
  /** Applications whose delivery has failed for good since this time. */
  failedFromDate: DateTimeQuery,
  /** Applications whose delivery has failed for good since the start of the client's current day. */
  failedToday: optionalFlag,
  /**
   * The `asOf` of the list's first page. All pages list the applications that matched at this time, by their states then
   * and whether they were opened or withdrawn.
   */
  asOf: DateTimeQuery,
})

type InboxQuery = Static<typeof ApplicationQuery>

/**
 * Converts a query to filters and a page, with defaults. Days are those of the zone that `resolveQueryTimeZone`
 * returns; a `to` day is included.
 */
export async function parseInboxQuery(
  query: InboxQuery,
  {
    context,
    session,
  }: {
    context: Pick<ServerContext, 'db' | 'root' | 'clientsDir' | 'report' | 'now'>
    session: Pick<Session, 'clientId'>
  },
): Promise<{ filters: ApplicationFilters; page: ApplicationPageRequest }> {
  const { sortColumn, sortOrder, pageSize, page, submittedFromDate, submittedToDate, ...filterParameters } =
    query
  const { failedFromDate, failedToday, asOf, due, timeZone, ...filters } = filterParameters
  const zone = await resolveQueryTimeZone(context, session.clientId, timeZone)
  const snapshotTime = asOf && parseDayOrDateTime('/asOf', asOf, zone)
  // Pages that are read after midnight show the list of the day on which the list was opened.
  const now = snapshotTime ? () => new Date(snapshotTime) : context.now
  const today = failedToday || due ? await getClientToday({ ...context, now }, session.clientId) : ''
  const failedSince = failedToday ? today : failedFromDate
  const failedFrom = failedSince && parseDayOrDateTime('/failedFromDate', failedSince, zone)
  const fromDate = submittedFromDate && parseDayOrDateTime('/submittedFromDate', submittedFromDate, zone)
  const beforeDate = submittedToDate && parseExclusiveEnd('/submittedToDate', submittedToDate, zone)
  return {
    filters: {
      ...filters,
      ...(fromDate ? { fromDate } : {}),
      ...(beforeDate ? { beforeDate } : {}),
      ...(failedFrom ? { failedFrom } : {}),
      ...(snapshotTime ? { asOf: snapshotTime } : {}),
      ...(due ? await getDueFilters(context.db, session.clientId, due, today) : {}),
    },
    page: {
      sortColumn: sortColumn ?? 'submittedDate',
      sortOrder: sortOrder ?? 'desc',
      pageSize: pageSize ?? 25,
      page: page ?? 1,
    },
  }
}

/** @throws bad-query if the text is not a valid cursor of this order */
export function parseInboxCursor(
  text: string,
  { sortColumn }: Pick<ApplicationOrder, 'sortColumn'>,
): PageCursor {
  return readCursor(text, isId, (value): value is string | number => isSortValue(sortColumn, value))
}

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value < 2 ** 31

/** Returns whether the sort column can hold the value. */
function isSortValue(column: ApplicationOrder['sortColumn'], value: unknown): boolean {
  if (column === 'id') return isId(value)
  return column === 'isSentToConnx' ? value === 0 || value === 1 : isStorableText(value)
}
