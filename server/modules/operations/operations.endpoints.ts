import { getDocs, getDocsStyles, getOpenApi } from './apiDocs.routes'
import { getHealth, getLiveness, getMetrics, getReadiness } from './health.routes'

export const operationsEndpoints = {
  getHealth,
  getLiveness,
  getReadiness,
  getMetrics,
  getOpenApi,
  getDocs,
  getDocsStyles,
}
