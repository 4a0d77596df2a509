import type { Overview, OverviewSpan } from '../../schemas/statistics/overview.types'
import type { Http } from '../http/lazyHttp'

/** Statistics of the signed-in client. Calls reject with an `ApiError`. */
export interface OverviewPart {
  load: (days: OverviewSpan) => Promise<Overview>
}

export function createOverviewApi({ http }: { http: Http }): OverviewPart {
  return { load: async (days) => (await http.get<Overview>('/api/overview', { params: { days } })).data }
}
