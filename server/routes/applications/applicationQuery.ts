import { type Static, Type } from 'typebox'
import { dueKinds, dueSpan } from '../../../src/schemas/vacancies/hearBy'
import type { ApplicationFilters } from '../../repositories/applications/applicationFilters'
import type { ApplicationPage } from '../../repositories/applications/applicationList'
import type { ApplicationOrder } from '../../repositories/applications/applicationOrder'
import type { Session } from '../../repositories/sessions/sessions'
import type { ServerContext } from '../../services/serverContext'
import { clientToday } from '../../services/sites/clientToday'
import { MomentQuery, momentBefore, momentFrom } from '../requests/momentQuery'
import { DeliveryStateShape, StateShape } from './applicationShapes'

const text = Type.Optional(Type.String({ maxLength: 255 }))
const yesNo = Type.Optional(Type.Boolean())
const columns = [
  'id',
  'submittedDate',
  'vacancyCode',
  'vacancyName',
  'location',
  'applicantName',
  'isSentToConnx',
] as const satisfies readonly ApplicationOrder['sortColumn'][]

/** The query of GET /api/applications, as in the seed [AP-01, AP-02, AP-03]. */
export const ApplicationQuery = Type.Object({
  sortColumn: Type.Optional(Type.Enum([...columns])),
  sortOrder: Type.Optional(Type.Enum(['asc', 'desc'])),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  vacancyCode: text,
  vacancyName: text,
  vacancyLocation: text,
  applicantName: text,
  isSentToConnx: yesNo,
  isExpressionOfInterest: yesNo,
  submittedFromDate: MomentQuery,
  submittedToDate: MomentQuery,
  isOpened: yesNo,
  state: Type.Optional(StateShape),
  /** Those alone that wait for an answer that was promised within a week, or by a day that has passed, by the client's clock. */
  due: Type.Optional(Type.Enum([...dueKinds])),
  deliveryState: Type.Optional(DeliveryStateShape),
  /** Those alone that failed for good since then. */
  failedFromDate: MomentQuery,
})

type Query = Static<typeof ApplicationQuery>

/** What the query asks for, defaults filled in; a `to` that is a day includes that day (UTC). */
export async function readQuery(
  query: Query,
  { context, session }: { context: ServerContext; session: Pick<Session, 'clientId'> },
): Promise<{ filters: ApplicationFilters; page: ApplicationPage }> {
  const { sortColumn, sortOrder, pageSize, page, submittedFromDate, submittedToDate, ...rest } = query
  const { failedFromDate, due, ...filters } = rest
  const failedFrom = failedFromDate && momentFrom('/failedFromDate', failedFromDate)
  const from = submittedFromDate && momentFrom('/submittedFromDate', submittedFromDate)
  const before = submittedToDate && momentBefore('/submittedToDate', submittedToDate)
  return {
    filters: {
      ...filters,
      ...(from ? { from } : {}),
      ...(before ? { before } : {}),
      ...(failedFrom ? { failedFrom } : {}),
      ...(due ? dueSpan(due, await clientToday(context, session.clientId)) : {}),
    },
    page: {
      sortColumn: sortColumn ?? 'submittedDate',
      sortOrder: sortOrder ?? 'desc',
      pageSize: pageSize ?? 25,
      page: page ?? 1,
    },
  }
}
