import type { Overview, OverviewSpan } from '../../schemas/statistics/overview.types'
import type { Http } from '../http/lazyHttp'

/** Statistics of the signed-in client. Calls reject with an `ApiError`. */
export interface OverviewApi {
  load: (days: OverviewSpan) => Promise<Overview>
}

export function createOverviewApi({ http }: { http: Http }): OverviewApi {
  return { load: async (days) => (await http.get<Overview>('/api/overview', { params: { days } })).data }
}
