import { getOverview } from './overview.routes'

export const overviewEndpoints = {
  getOverview,
}
