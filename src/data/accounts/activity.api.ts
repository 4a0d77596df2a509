import type { Activity } from '../../schemas/activity/activity.types'
import type { Pagination } from '../../schemas/applications/application'
import type { Http } from '../http/lazyHttp'

export const activityPageSize = 25

/** Filters of the audit log; an empty string does not filter. Dates are 'YYYY-MM-DD'. */
export interface ActivityFilters {
  /** A client's subdomain; used by the SuperUser's log only. */
  client: string
  by: string
  action: string
  fromDate: string
  toDate: string
}

export interface ActivityPage {
  results: Activity[]
  pagination: Pagination
  /** When the log was read, ISO 8601 UTC. Pages requested as of this time list the same entries. */
  asOf: string
}

interface ActivityCalls {
  /** @param asOf of another page of the same filters; without it, the newest entries are included */
  page: (page: number, filters: ActivityFilters, asOf?: string) => Promise<ActivityPage>
  /** All entries that match the filters, as CSV. */
  exported: (filters: ActivityFilters) => Promise<Blob>
}

/**
 * The audit log: `own` of the signed-in client, `all` of every client (SuperUser only). Calls reject with an
 * `ApiError`.
 */
export interface ActivityLog {
  own: ActivityCalls
  all: ActivityCalls
}

export function createActivity({ http }: { http: Http }): ActivityLog {
  return { own: createActivityCalls(http, '/api/audit'), all: createActivityCalls(http, '/api/audit/all') }
}

function createActivityCalls(http: Http, path: string): ActivityCalls {
  return {
    page: async (page, filters, asOf) => {
      const params = { page, pageSize: activityPageSize, ...toQuery(filters), ...(asOf ? { asOf } : {}) }
      return (await http.get<ActivityPage>(path, { params })).data
    },
    exported: async (filters) => {
      const params = toQuery(filters)
      return (await http.get<Blob>(`${path}.csv`, { params, responseType: 'blob' })).data
    },
  }
}

/** Omits empty filters from the query. */
function toQuery({ client, ...filters }: ActivityFilters): Record<string, string> {
  const set = Object.entries({ clientCode: client, ...filters }).filter(([, value]) => value.trim() !== '')
  return Object.fromEntries(set)
}
