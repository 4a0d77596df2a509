import { getPublicSettings } from '../settings/publicSettings.routes'
import { getDocs, getDocsStyles, getOpenApi } from './apiDocs.routes'
import { getHealth, getLiveness, getMetrics, getReadiness } from './health.routes'

/** What the installation says of itself. */
export const operationEndpoints = {
  getHealth,
  getLiveness,
  getReadiness,
  getMetrics,
  getPublicSettings,
  getOpenApi,
  getDocs,
  getDocsStyles,
}
