import type { Activity } from '../../schemas/activity/activity.types'
import type { Pagination } from '../../schemas/applications/application'
import type { Http } from '../http/lazyHttp'

export const activityPageSize = 25

/** What of it is wanted; empty is all. Days as 'YYYY-MM-DD'. */
export interface ActivityFilters {
  /** A subdomain; the SuperUser's alone. */
  client: string
  by: string
  action: string
  fromDate: string
  toDate: string
}

export interface ActivityPage {
  results: Activity[]
  pagination: Pagination
}

interface ActivityCalls {
  page: (page: number, filters: ActivityFilters) => Promise<ActivityPage>
  /** All that the filters let through, as CSV. */
  exported: (filters: ActivityFilters) => Promise<Blob>
}

/** What was done at the own client, or, for the SuperUser, at all. Calls reject with an `ApiError`. */
export interface ActivityLog {
  own: ActivityCalls
  all: ActivityCalls
}

export function createActivity({ http }: { http: Http }): ActivityLog {
  return { own: callsAt(http, '/api/audit'), all: callsAt(http, '/api/audit/all') }
}

function callsAt(http: Http, path: string): ActivityCalls {
  return {
    page: async (page, filters) => {
      const params = { page, pageSize: activityPageSize, ...query(filters) }
      return (await http.get<ActivityPage>(path, { params })).data
    },
    exported: async (filters) => {
      const params = query(filters)
      return (await http.get<Blob>(`${path}.csv`, { params, responseType: 'blob' })).data
    },
  }
}

/** Only filters that hold something are sent. */
function query({ client, ...filters }: ActivityFilters): Record<string, string> {
  const set = Object.entries({ clientCode: client, ...filters }).filter(([, value]) => value.trim() !== '')
  return Object.fromEntries(set)
}
