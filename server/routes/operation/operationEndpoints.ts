import { getDocs } from './getDocs'
import { getDocsStyles } from './getDocsStyles'
import { getHealth } from './getHealth'
import { getLiveness } from './getLiveness'
import { getMetrics } from './getMetrics'
import { getOpenApi } from './getOpenApi'
import { getPublicSettings } from './getPublicSettings'
import { getReadiness } from './getReadiness'

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
