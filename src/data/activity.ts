import type { Activity } from '../schemas/activity'
import type { Pagination } from '../schemas/application'
import type { Http } from './lazyHttp'

export const activityPageSize = 25

export interface ActivityPage {
  results: Activity[]
  pagination: Pagination
}

export interface ActivityLog {
  /** What was done at the own client. Rejects with an `ApiError`. */
  own: (page: number) => Promise<ActivityPage>
  /** The SuperUser's: at all clients, or at the one with this subdomain. */
  all: (page: number, clientCode: string) => Promise<ActivityPage>
}

export function createActivity(http: Http): ActivityLog {
  const paged = (page: number) => ({ page, pageSize: activityPageSize })
  return {
    own: async (page) => (await http.get<ActivityPage>('/api/audit', { params: paged(page) })).data,
    all: async (page, clientCode) => {
      const params = { ...paged(page), ...(clientCode === '' ? {} : { clientCode }) }
      return (await http.get<ActivityPage>('/api/audit/all', { params })).data
    },
  }
}
