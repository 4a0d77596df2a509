import { type Static, Type } from 'typebox'
import { rulesTexts } from '../../../src/texts/en'
import type { ApplicationFilters } from '../../repositories/applications/applicationFilters'
import type { ApplicationPage } from '../../repositories/applications/applicationList'
import type { ApplicationOrder } from '../../repositories/applications/applicationOrder'
import { ProblemError } from '../../services/problem'

const text = Type.Optional(Type.String({ maxLength: 255 }))
const yesNo = Type.Optional(Type.Boolean())
const moment = Type.Optional(
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?Z)?$' }),
)
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
  submittedFromDate: moment,
  submittedToDate: moment,
})

type Query = Static<typeof ApplicationQuery>

const dayMs = 24 * 60 * 60 * 1000

/** What the query asks for, defaults filled in; a `to` that is a day includes that day (UTC). */
export function readQuery(query: Query): { filters: ApplicationFilters; page: ApplicationPage } {
  const { sortColumn, sortOrder, pageSize, page, submittedFromDate, submittedToDate, ...filters } = query
  const from = submittedFromDate && toMoment('/submittedFromDate', submittedFromDate, 0)
  const wholeDay = submittedToDate?.length === 10
  const before = submittedToDate && toMoment('/submittedToDate', submittedToDate, wholeDay ? dayMs : 1)
  return {
    filters: { ...filters, ...(from ? { from } : {}), ...(before ? { before } : {}) },
    page: {
      sortColumn: sortColumn ?? 'submittedDate',
      sortOrder: sortOrder ?? 'desc',
      pageSize: pageSize ?? 25,
      page: page ?? 1,
    },
  }
}

/** ISO 8601 UTC. @throws bad-query for a day that does not exist */
function toMoment(path: string, date: string, laterMs: number): string {
  const time = Date.parse(date)
  if (!Number.isNaN(time)) return new Date(time + laterMs).toISOString()
  throw new ProblemError('bad-query', { errors: [{ path, message: rulesTexts.date }] })
}
